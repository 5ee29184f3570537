// Runs as a process of its own, so that tests can kill it: argument 1 is the data folder, 2 may be "throwaway".
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';

const [, , dataDir = '', mode] = process.argv;
const server = await startEmbedded({ dataDir, throwaway: mode === 'throwaway', maximumBufferMegabytes: 32 });
process.once('SIGTERM', () => server.stop().then(() => process.exit()));
setInterval(() => undefined, 60_000);
console.log(JSON.stringify({ how: server.how, connection: server.connection }));
