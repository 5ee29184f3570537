// Stands for fast-check in every test (vitest.config.ts): with one seed, so that a run is as good as the one before.
import fc from '../../node_modules/fast-check/lib/fast-check.js';
import { seedOr } from './random-cases.ts';

fc.configureGlobal({ seed: seedOr(20_260_301) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export { default } from '../../node_modules/fast-check/lib/fast-check.js';
