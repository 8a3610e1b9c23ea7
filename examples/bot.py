#!/usr/bin/env python3
"""Plays a whole game through Longtable's API, with nothing but Python's standard library.

    python3 examples/bot.py --server http://127.0.0.1:8080 --game ethnos --against greedy

It makes a table for itself and one bot of the server, waits for its turns on the event stream, and answers each question with
one of the choices that the server offers, picked at random. Teach it to choose better: `choose` gets the whole view.
"""

import argparse
import json
import random
import urllib.error
import urllib.request


class Table:
    """One seat at one table."""

    def __init__(self, server, token, table):
        self.server, self.token, self.table = server, token, table

    def view(self):
        """What this seat may see, and what it may answer."""
        return call(self.server, "GET", f"/tables/{self.table}/view", token=self.token)

    def answer(self, step, answers):
        """Answers the question after `step` steps. False if the table has moved on meanwhile: look again."""
        try:
            body = {"step": step, "answers": answers}
            call(self.server, "POST", f"/tables/{self.table}/answers", body, self.token)
            return True
        except urllib.error.HTTPError as error:
            if error.code == 409:
                return False
            raise

    def events(self):
        """How far the table is, now and whenever that changes."""
        request = urllib.request.Request(f"{self.server}/api/v1/tables/{self.table}/events")
        request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=120) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def call(server, method, path, body=None, token=None):
    """Sends a request and reads JSON."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}/api/v1{path}", data, method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)


def choose(view):
    """Here is where a better player would think."""
    return random.choice(view["choices"])["answer"]


def play(table, seat):
    """Answers until the match is over."""
    for event in table.events():
        if event["over"]:
            return
        while event["asked"] == seat:
            view = table.view()
            if not view["choices"]:
                break
            if table.answer(view["step"], [choose(view)]):
                # The next event tells who is asked now.
                break


def main():
    options = argparse.ArgumentParser(description="Play a whole game through the API.")
    options.add_argument("--server", default="http://127.0.0.1:8080")
    options.add_argument("--game", default="ethnos")
    options.add_argument("--against", default="greedy", help="a bot of the server")
    options.add_argument("--seed", type=int, help="for the same random choices again")
    wanted = options.parse_args()
    random.seed(wanted.seed)

    guest = call(wanted.server, "POST", "/guests", {"name": "Python"})
    token = guest["token"]
    table = {"game": wanted.game, "seats": 2, "places": ["me", wanted.against]}
    table = call(wanted.server, "POST", "/tables", table, token)
    call(wanted.server, "POST", f"/tables/{table['id']}/start", {}, token)
    seat = table["yours"][0]
    print(f"{wanted.game} at {wanted.server}/t/{table['id']}, seat {seat}")

    mine = Table(wanted.server, token, table["id"])
    play(mine, seat)
    view = mine.view()
    assert view["over"], "the stream ended before the match"
    print(f"over after {view['step']} steps: {json.dumps(view['standings'])}")


if __name__ == "__main__":
    main()
