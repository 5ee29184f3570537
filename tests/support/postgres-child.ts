// Runs as a process of its own, so that tests can kill it: argument 1 is the data folder, 2 may be "throwaway" or "kept".
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';

const [, , dataDir = '', mode] = process.argv;
const silent = { warn: () => {}, error: () => {} };
const server = await startEmbedded({
  dataDir,
  throwaway: mode === 'throwaway',
  maximumBufferMegabytes: 32,
  ...(mode === 'kept' && { keepRunning: silent }),
});
const leave = () => server.stop().then(() => process.exit());
process.once('SIGTERM', leave);
// Ends with the test's process, also when a test fails before it stops this one.
process.stdin.once('end', leave).resume();
console.log(JSON.stringify({ how: server.how, connection: server.connection }));
