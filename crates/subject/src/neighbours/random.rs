//! Reproducible random numbers: xoshiro256**, seeded by the PoC's content.

pub(super) struct Random([u64; 4]);

impl Random {
    pub(super) fn new(seed: [u8; 32]) -> Self {
        let mut state = [0; 4];
        for (word, bytes) in state.iter_mut().zip(seed.chunks_exact(8)) {
            *word = bytes
                .iter()
                .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        }
        // The all-zero state would never change; no digest is known to produce it.
        if state == [0; 4] {
            state[0] = 1;
        }
        Self(state)
    }

    pub(super) fn next(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = b.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// Less than `limit`; 0 for a limit of 0.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        let wide = u128::from(self.next()) * limit as u128;
        (wide >> 64) as usize
    }

    /// From 1 to `most`.
    pub(super) fn count(&mut self, most: usize) -> usize {
        1 + self.below(most)
    }

    pub(super) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(super) fn byte(&mut self) -> u8 {
        (self.next() >> 56) as u8
    }

    pub(super) fn pick<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len()))
    }

    /// Small numbers more often than large ones, from 1 to `most`.
    pub(super) fn small(&mut self, most: usize) -> usize {
        let most = self.count(most);
        self.count(most)
    }

    /// A weighted choice.
    pub(super) fn weighted<T: Copy>(&mut self, choices: &[(usize, T)]) -> Option<T> {
        let sum = choices.iter().map(|(weight, _)| weight).sum();
        let mut at = self.below(sum);
        for &(weight, choice) in choices {
            if at < weight {
                return Some(choice);
            }
            at -= weight;
        }
        None
    }
}
