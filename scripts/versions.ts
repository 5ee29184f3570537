/**
 * npm run versions [-- COMMIT]: whether a former version (default: the last state on main) and this one serve side by side.
 * Builds both, lets the former one open a demo, starts this one beside it, which migrates while the former serves, and then
 * asks both in turns, as visitors behind one address do, with each step beginning at either. About three minutes; needs the
 * history. Fails when a step fails or anybody waited longer than two seconds for a migration.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../src/server/db/embedded/start-embedded.ts';
import { databaseUrl } from './versions/database-url.ts';
import { steps } from './versions/steps.ts';
import { checkOut, projectFolder, type RunningVersion, runOf, startVersion } from './versions/version.ts';
import { LONGEST_WAIT_MILLIS, waitingDuring } from './versions/waiting.ts';

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: projectFolder, encoding: 'utf8' }).trim();
const commit = process.argv[2] ?? git('merge-base', 'HEAD', 'main');
const folder = await mkdtemp(path.join(tmpdir(), 'plazuela-versions-'));
const former = path.join(folder, 'former');
const database = await startEmbedded({ dataDir: path.join(folder, 'database') });
const running: RunningVersion[] = [];
let failures = 0;
try {
  console.log(`Former version: ${git('log', '-1', '--format=%h %s', commit)}`);
  checkOut(commit, former);
  const dists = { former: path.join(folder, 'dist-former'), present: path.join(folder, 'dist-present') };
  await build(former, dists.former);
  await build(projectFolder, dists.present);
  const shared = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: path.join(folder, 'data') };
  running.push(await startVersion('former', former, { ...shared, DIST_DIR: dists.former }));
  const during = await waitingDuring(database.connection, async () => {
    running.push(await startVersion('present', projectFolder, { ...shared, DIST_DIR: dists.present }));
  });
  const wait = during.longestMillis;
  console.log(
    `Migrated beside the former version: longest wait ${wait.toFixed(0)} ms, rewritten: ${during.rewritten.join(', ') || 'nothing'}`,
  );
  if (wait >= LONGEST_WAIT_MILLIS || during.rewritten.length > 0) failures++;
  for (const { name, run } of steps)
    for (const first of [0, 1]) failures += await tried(name, first, () => run(inTurns(running, first)));
} finally {
  for (const version of running) await version.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'Both versions serve side by side.' : `${failures} steps failed.`);
process.exit(failures === 0 ? 0 : 1);

/** Vite itself: a version's own script would install its packages anew. */
function build(sources: string, dist: string): Promise<void> {
  const words = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'];
  return runOf(sources, words, { NODE_ENV: 'production', DIST_DIR: dist });
}

/** Each request goes to the other version than the one before it. */
function inTurns(versions: readonly RunningVersion[], first: number): () => string {
  let turn = first;
  return () => versions[turn++ % versions.length]?.url ?? '';
}

async function tried(name: string, first: number, run: () => Promise<void>): Promise<number> {
  const problem = await run().then(
    () => null,
    (error: Error) => error.message,
  );
  console.log(
    `${problem === null ? 'works ' : 'BREAKS'}  ${name}, ${running[first]?.name} first${problem ? `: ${problem}` : ''}`,
  );
  return problem === null ? 0 : 1;
}
