# A PostgreSQL for one test run. Obeys one word a line; when nobody is left to speak, even after a kill -9, it stops the
# server and removes the folder.
bin=$1 folder=$2 port=$3

# Tests end processes, never the machine: what PostgreSQL has handed to the system is there afterwards, so nobody waits for the
# disk. There are connections enough for every server of every test that runs at the same time.
start() {
    "$bin/postgres" -D "$folder/data" -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
        -c max_connections=400 -c fsync=off >>"$folder/log" 2>&1 </dev/null &
    server=$!
}

mkdir -p "$folder" && cd "$folder" || exit 1
"$bin/initdb" --pgdata="$folder/data" --username=longtable --auth=trust --encoding=UTF8 --locale=C --no-sync \
    >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
start
while read -r order; do
    case $order in
        crash) kill -QUIT "$server"; wait "$server" ;;
        start) start ;;
        alive) kill -0 "$server" || break ;;
    esac
    echo done
done
kill -QUIT "$server" 2>/dev/null
wait "$server"
rm -rf "$folder"
