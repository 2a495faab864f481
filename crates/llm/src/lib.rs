//! Providers of models behind `agent::ModelClient`: the only HTTP client of the house.
