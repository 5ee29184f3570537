import { mkdir } from 'node:fs/promises';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { ensureCluster, giveTo, writeSettings } from './cluster.ts';
import { type EmbeddedConnection, ensureDatabase } from './database.ts';
import { type Folders, foldersIn, prepareSocketFolder } from './folders.ts';
import { keepRunning, type ServerLog } from './keep-running.ts';
import { launchPostgres, waitUntilReady } from './launch.ts';
import { clearCrashedServer, findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { type Settings, settingsForMachine, throwawaySettings } from './settings.ts';
import { withStartLock } from './start-lock.ts';
import { leaveAsLastUser, registerUser } from './users.ts';

export interface EmbeddedOptions {
  /** Made when missing; holds the cluster, its log and the list of its users. */
  dataDir: string;
  /** Upper bound of shared_buffers, which is a quarter of the memory below it. Default 512. */
  maximumBufferMegabytes?: number;
  startTimeoutMillis?: number;
  /** For tests: nothing is flushed to disk, and the server ends with this process, even by kill -9 (Linux). */
  throwaway?: boolean;
  /** With a log, a server that ends by itself is started again until `stop`. */
  keepRunning?: ServerLog;
  /** Asked for each time the server is started, not when a running one is adopted. */
  settings?: (place: ServerPlace) => Promise<Settings>;
  /** The folder was filled from an archive: it is waited for until all of the log is in and it takes writes. */
  recovers?: boolean;
}

/** Where a server is about to run, and as whom. */
export interface ServerPlace {
  home: string;
  cluster: string;
  socketFolder: string;
  port: number;
  runAs: RunAs;
}

export interface EmbeddedServer {
  connection: EmbeddedConnection;
  /** `adopted`: the server was running, left by a killed process or used by another one. */
  how: 'initialised' | 'started' | 'adopted';
  /** Stops the server unless another process uses it. End the pools first. */
  stop: () => Promise<void>;
}

/** Starts the PostgreSQL of the npm package in a folder, or adopts the one that runs there. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const folders = foldersIn(options.dataDir);
  const binaries = await prepareBinaries();
  const adoptOrStart = async () =>
    (await adopt(folders, options)) ?? (await start(folders, binaries, options));
  const opened = await withStartLock(folders.home, async () => {
    const { postmaster, how } = await adoptOrStart();
    await registerUser(folders.users);
    return { connection: await ensureDatabase(postmaster), how };
  });
  const watch = options.keepRunning
    ? keepRunning(
        {
          isRunning: async () => (await findPostmaster(folders.cluster)) !== null,
          restart: () => withStartLock(folders.home, adoptOrStart),
        },
        options.keepRunning,
      )
    : null;
  return {
    ...opened,
    stop: async () => {
      await watch?.end();
      await stop(folders);
    },
  };
}

const port = 5432;
const defaultTimeoutMillis = 120_000;
/** Replaying a day of a large shop. */
const recoveryTimeoutMillis = 12 * 60 * 60_000;

interface Started {
  postmaster: Postmaster;
  how: EmbeddedServer['how'];
}

async function adopt(folders: Folders, options: EmbeddedOptions): Promise<Started | null> {
  const postmaster = await findPostmaster(folders.cluster);
  if (!postmaster) return null;
  if (postmaster.status === 'stopping') {
    await stopPostmaster(folders.cluster);
    return null;
  }
  const ready = await waitUntilReady(folders, options.startTimeoutMillis ?? defaultTimeoutMillis);
  return { postmaster: ready, how: 'adopted' };
}

async function start(folders: Folders, binaries: Binaries, options: EmbeddedOptions): Promise<Started> {
  const { throwaway = false, recovers = false } = options;
  const { startTimeoutMillis = recovers ? recoveryTimeoutMillis : defaultTimeoutMillis } = options;
  const runAs = chooseRunAs(folders.cluster, binaries);
  await mkdir(folders.home, { recursive: true, mode: 0o700 });
  await giveTo(runAs, folders.home);
  const cluster = await ensureCluster(folders.cluster, binaries, runAs, !throwaway);
  const socketFolder = await prepareSocketFolder(folders.cluster, port, runAs.user?.uid);
  if (socketFolder !== folders.cluster) await giveTo(runAs, socketFolder);
  await clearCrashedServer(folders.cluster, socketFolder);
  const { home } = folders;
  const given = await options.settings?.({ home, cluster: folders.cluster, socketFolder, port, runAs });
  await writeSettings(folders.cluster, { ...settingsFor(options, socketFolder), ...given }, runAs);
  const postmaster = await launchPostgres({
    folders,
    binaries,
    runAs,
    timeoutMillis: startTimeoutMillis,
    endWithProcess: throwaway,
    isReady: recovers ? /^ready$/ : /^(ready|standby)$/,
  });
  return { postmaster, how: cluster === 'initialised' ? 'initialised' : 'started' };
}

// Only a Unix socket in a private folder: no port to choose or to clash, nothing to reach from outside.
function settingsFor(options: EmbeddedOptions, socketFolder: string): Settings {
  return {
    ...settingsForMachine(options.maximumBufferMegabytes),
    ...(options.throwaway ? throwawaySettings : {}),
    // It would compare sizes with those of the server whose log it reads, and refuse smaller ones.
    ...(options.recovers ? { hot_standby: 'off' } : {}),
    listen_addresses: '',
    port,
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  };
}

function stop(folders: Folders): Promise<void> {
  return withStartLock(folders.home, async () => {
    if (await leaveAsLastUser(folders.users)) await stopPostmaster(folders.cluster);
  });
}
