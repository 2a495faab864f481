//! Candidate to verdict: the judge that fails closed.
