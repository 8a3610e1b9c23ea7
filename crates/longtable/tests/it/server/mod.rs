//! The server as people and programs meet it: real processes, real databases, real sockets, and processes that die.

mod guest; // a player who uses the API
mod house; // a database and the servers on it
mod player; // plays one table to its end, whatever happens to the server
mod witness; // writes down what a stream tells

mod archive; // export, import, validate
mod chaos; // everything at once
mod example; // the bot in Python
mod full; // a disk without room
mod kill; // processes that die
mod nodes; // two servers on one database
