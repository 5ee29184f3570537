import { createPools } from '../../src/server/db/pool.ts';
import { runNextBulkChange } from '../../src/server/modules/catalogue/bulk/run-bulk.service.ts';
import { createTestContext } from './context.ts';
import { withoutClocks } from './without-clocks.ts';

// A worker in a process of its own that a test kills: makes the bulk changes of one database until nothing is due.
const { target, leaseSeconds } = JSON.parse(process.argv[2] ?? '{}');
const pools = createPools({ target, max: 2, ...withoutClocks, onIdleError: () => {} });
const context = createTestContext(pools.write);
const options = { leaseSeconds, sliceMillis: 60_000, rest: null, isStopping: () => false };
process.send?.('ready');
while (true)
  if (!(await runNextBulkChange(context, options))) await new Promise((resolve) => setTimeout(resolve, 50));
