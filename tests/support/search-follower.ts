import { createPools } from '../../src/server/db/pool.ts';
import { followChanges } from '../../src/server/modules/catalogue/search/search.jobs.ts';

// A process to kill: follows the announced products once, on the database that its argument names.
const pools = createPools({
  target: JSON.parse(process.argv[2] ?? '{}'),
  max: 2,
  statementTimeoutMillis: 0,
  onIdleError: () => {},
});
process.send?.('ready');
await followChanges({ write: pools.write });
process.send?.('done');
await pools.end();
process.disconnect?.();
