import { createPools } from '../../src/server/db/pool.ts';
import { runNextImport } from '../../src/server/modules/import/run-imports.service.ts';
import { createTestContext } from './context.ts';
import { withoutClocks } from './without-clocks.ts';

// A worker in a process of its own that a test kills: does the imports of one database until nothing is due.
const { target, dataDir, leaseSeconds } = JSON.parse(process.argv[2] ?? '{}');
const pools = createPools({ target, max: 2, ...withoutClocks, onIdleError: () => {} });
const context = createTestContext(pools.write, { environment: { DATA_DIR: dataDir } });
const options = { leaseSeconds, sliceMillis: 60_000, isStopping: () => false };
process.send?.('ready');
while (true)
  if (!(await runNextImport(context, options))) await new Promise((resolve) => setTimeout(resolve, 50));
