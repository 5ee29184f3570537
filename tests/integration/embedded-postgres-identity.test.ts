import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { foldersIn } from '../../src/server/db/embedded/folders.ts';
import { stopPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { startPostgresProcess } from '../support/postgres-process.ts';

// Only root can try the ways of every kind of user.
const isRoot = process.getuid?.() === 0;
const projectFolder = path.resolve(import.meta.dirname, '../..');
const isOpenToOthers = await isEnterableByOthers(projectFolder);
const nobody = 65_534;
const withoutPasswordEntry = 54_321;

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  dataDir = path.join(root, 'data');
});
afterEach(async () => {
  await stopPostmaster(foldersIn(dataDir).cluster);
  await rm(root, { recursive: true, force: true });
});

async function isEnterableByOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  const parent = path.dirname(folder);
  return (mode & 0o005) === 0o005 && (parent === folder || isEnterableByOthers(parent));
}

/** Starts, asks, stops and starts again; answers the owner of the files. */
async function ownerAfterTwoStarts(options: Parameters<typeof startPostgresProcess>[1]): Promise<number> {
  for (const how of ['initialised', 'started']) {
    const application = await startPostgresProcess(dataDir, options);
    expect(application.how).toBe(how);
    const client = new Client(application.connection);
    await client.connect();
    await client.query('select 1').finally(() => client.end());
    await application.stop();
  }
  return (await stat(foldersIn(dataDir).cluster)).uid;
}

describe.runIf(isRoot)('the server as', () => {
  test("root, below a folder that only root may enter: the files stay root's", async () => {
    expect((await stat(root)).mode & 0o777).toBe(0o700);
    expect(await ownerAfterTwoStarts({})).toBe(0);
  });

  test.runIf(isOpenToOthers)(
    'root where user namespaces are missing: an unprivileged user runs it',
    async () => {
      dataDir = path.join('/tmp', `${path.basename(root)}-data`);
      const owner = await ownerAfterTwoStarts({ environment: { PATH: '/nonexistent' } });
      expect(owner).toBeGreaterThan(0);
      await rm(dataDir, { recursive: true });
    },
  );

  test('root where no way exists: the message tells what to do', async () => {
    const start = startPostgresProcess(dataDir, { environment: { PATH: '/nonexistent' } });
    await expect(start).rejects.toThrow(/does not run as root.*DATABASE_URL/s);
  });

  test.runIf(isOpenToOthers)('an ordinary user', async () => {
    await chown(root, nobody, nobody);
    expect(await ownerAfterTwoStarts({ uid: nobody })).toBe(nobody);
  });

  test.runIf(isOpenToOthers)('a user id without a name, as in containers', async () => {
    await chown(root, withoutPasswordEntry, withoutPasswordEntry);
    expect(await ownerAfterTwoStarts({ uid: withoutPasswordEntry })).toBe(withoutPasswordEntry);
  });

  test.runIf(isOpenToOthers)("root for an ordinary user's existing data: they stay that user's", async () => {
    await chown(root, nobody, nobody);
    const first = await startPostgresProcess(dataDir, { uid: nobody });
    await first.stop();
    const second = await startPostgresProcess(dataDir);
    expect(second.how).toBe('started');
    await second.stop();
    expect((await stat(path.join(foldersIn(dataDir).cluster, 'postgresql.conf'))).uid).toBe(nobody);
    const third = await startPostgresProcess(dataDir, { uid: nobody });
    await third.stop();
  });
});
