//! Starting and stopping.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum_extra::extract::cookie::Key;
use catalog::AnyGame;
use store::{Store, StoreError};
use tables::secret::word;
use tables::{Hub, Keeper, Limits, Thinkers};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

use crate::app::App;
use crate::door::{self, Room};
use crate::guard::{self, Rates};
use crate::guesses::Guesses;
use crate::metrics::{self, Health, Metrics};
use crate::password::Passwords;
use crate::routes::get;
use crate::sessions::Sessions;
use crate::through;
use crate::webhook::Reminders;
use crate::words::Sayings;
use crate::{Config, PublicUrl, api, pages};

/// Everything but the door: the routes, and the work that goes on beside them.
#[derive(Debug)]
pub struct Site {
    /// Answers requests, wherever they come from.
    pub router: Router,
    room: Arc<Room>,
    store: Store,
    stop: watch::Sender<bool>,
}

impl Site {
    /// Opens the store and sets the work going. `address` is where people will find it.
    pub async fn open(
        config: &Config,
        games: Vec<Arc<dyn AnyGame>>,
        address: SocketAddr,
    ) -> Result<Self, ServeError> {
        let store = Store::open(&config.database)
            .await
            .map_err(ServeError::Store)?;
        let (stop, stopping) = watch::channel(false);
        let app = app(config, store.clone(), games, address, stopping).await?;
        tokio::spawn(app.keeper.clone().listen());
        tokio::spawn(app.keeper.clone().tend());
        tokio::spawn(app.keeper.clone().attend());
        tokio::spawn(app.keeper.clone().tell_company());
        tokio::spawn(app.keeper.clone().wake_up());
        tokio::spawn(app.clone().tidy_rates());
        tokio::spawn(app.clone().hear_sign_outs());
        Ok(Self {
            room: Arc::new(Room::new(config, &app.metrics)),
            router: router(&app),
            store,
            stop,
        })
    }

    /// Ends the streams and closes the store.
    pub async fn close(self) {
        let _ = self.stop.send(true);
        self.store.close().await;
    }
}

/// A server that is up.
#[derive(Debug)]
pub struct Running {
    /// Where it can be reached.
    pub address: SocketAddr,
    site: Site,
    served: JoinHandle<()>,
}

/// Opens the door.
pub async fn start(config: Config, games: Vec<Arc<dyn AnyGame>>) -> Result<Running, ServeError> {
    let cannot = |why| ServeError::Listen(config.listen, why);
    let listener = TcpListener::bind(config.listen).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let site = Site::open(&config, games, address).await?;
    let (router, room) = (site.router.clone(), site.room.clone());
    let served = tokio::spawn(door::serve(listener, router, room, site.stop.subscribe()));
    Ok(Running {
        address,
        site,
        served,
    })
}

async fn app(
    config: &Config,
    store: Store,
    games: Vec<Arc<dyn AnyGame>>,
    address: SocketAddr,
    stopping: watch::Receiver<bool>,
) -> Result<Arc<App>, ServeError> {
    // The same key on every node, so that people are known everywhere.
    let key = word::<64>() + &word::<64>();
    let key = store
        .get_or_put("cookie-key", &key)
        .await
        .map_err(ServeError::Store)?;
    let public_url = config.public_url.clone();
    let secure = config.https || public_url.as_ref().is_some_and(PublicUrl::is_https);
    let reminders = if config.webhooks {
        let scheme = if secure { "https" } else { "http" };
        let home = public_url.as_ref().map(PublicUrl::to_string);
        Reminders::on(
            store.clone(),
            home.unwrap_or_else(|| format!("{scheme}://{address}")),
        )
    } else {
        Reminders::off()
    };
    let files = pages::Files::of(&games);
    let metrics = Metrics::new();
    Ok(Arc::new(App {
        keeper: Arc::new(keeper(config, Hub::new(store, games), reminders.clone())),
        key: Key::from(key.as_bytes()),
        sessions: Sessions::default(),
        passwords: Passwords::new(metrics.passwords.clone()),
        guesses: Guesses::new(),
        limits: config.limits.clone(),
        rates: Rates::new(&config.limits, config.trust_proxy),
        metrics,
        health: Health::default(),
        reminders,
        sayings: Sayings::new(),
        files,
        secure,
        public_url,
        stopping,
    }))
}

fn keeper(config: &Config, hub: Hub, reminders: Reminders) -> Keeper {
    let pause = Duration::from_millis(config.bot_pause_ms);
    let thinkers = Thinkers::new(config.bot_threads, pause, config.hint_pace);
    let limits = Limits {
        tables: config.limits.tables,
        idle_ms: config.limits.idle_ms,
    };
    Keeper::new(hub, thinkers, limits, move |table| reminders.asked(table))
}

/// The way of a request, from the outside in. The layers stand around the routes as one service: around every single route they
/// would be copied, box by box, for each request.
fn router(app: &Arc<App>) -> Router {
    let panics = || from_fn_with_state(app.clone(), through::catch_panics);
    let small = SizeAbove::new(600).and(NotForContentType::const_new("text/event-stream"));
    let routes = pages::routes().merge(api::routes()).with_state(app.clone());
    let guarded = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), pages::tell_problems))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), through::see_through))
        .layer(panics())
        .service(routes);
    let everything = Router::new()
        .route("/healthz", get(metrics::healthz))
        .route("/metrics", get(metrics::metrics))
        .fallback_service(guarded)
        .with_state(app.clone());
    let served = ServiceBuilder::new()
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new().compress_when(small))
        .layer(panics())
        .service(everything);
    Router::new().fallback_service(served)
}

impl Running {
    /// Waits until the server ends by itself, which only a mistake of the program makes it do.
    pub async fn wait(&mut self) {
        let ended = (&mut self.served).await;
        tracing::error!(?ended, "the server ended by itself");
    }

    /// Lets requests finish, closes the streams and the store.
    pub async fn stop(self) {
        tracing::info!("told to stop");
        let _ = self.site.stop.send(true);
        let patience = Duration::from_secs(5);
        if tokio::time::timeout(patience, self.served).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.site.close().await;
    }
}

/// Why a server does not come up.
#[derive(Debug)]
pub enum ServeError {
    Store(StoreError),
    Listen(SocketAddr, std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(why) => write!(f, "the database: {why}"),
            Self::Listen(address, why) => write!(f, "cannot listen on {address}: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}
