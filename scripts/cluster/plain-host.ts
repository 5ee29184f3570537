import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Host } from './host.ts';
import { forPlainProcesses, type Places } from './moved-paths.ts';
import { findProcesses, type HostProcess, linkOf } from './processes.ts';
import { SYSTEM_PATH } from './run-command.ts';
import { programsFolder } from './unpacked-programs.ts';

export const checkout = path.resolve(import.meta.dirname, '../..');
/** Every process of a host has it in its environment, with the host's folder. */
const MARK = 'PLAZUELA_CLUSTER_HOST';

/** By the mark; PostgreSQL's own write their titles over it, and are known by their program in a folder of the host. */
export function processesOf(host: Host): HostProcess[] {
  const places = placesOf(host);
  const isBelow = (link: string | null, folder: string) => link?.startsWith(`${realPath(folder)}/`) === true;
  const mark = `${MARK}=${host.folder}`;
  return findProcesses(
    (pid) =>
      environmentOf(pid).includes(mark) ||
      (isBelow(linkOf(pid, 'cwd'), places.root) && isBelow(linkOf(pid, 'exe'), places.programs)),
  );
}

const realPath = (file: string) => (existsSync(file) ? realpathSync(file) : file);

/** Empty: it has ended, or is somebody else's. */
function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

export function variablesOf(host: Host): Record<string, string> {
  const folders = ['/usr/lib/postgresql/18/bin', '/usr/bin', '/usr/sbin'].map((folder) =>
    adapt(host, folder),
  );
  return {
    [MARK]: host.folder,
    PATH: [...folders, SYSTEM_PATH].join(':'),
    HOME: placesOf(host).root,
    TMPDIR: adapt(host, '/tmp'),
    PGHOST: adapt(host, '/run/postgresql'),
    PGUSER: 'postgres',
    PGBACKREST_CONFIG: adapt(host, '/etc/pgbackrest/pgbackrest.conf'),
    PGBACKREST_LOCK_PATH: adapt(host, '/tmp/pgbackrest'),
  };
}

export function adapt(host: Host, text: string): string {
  return forPlainProcesses(text, placesOf(host));
}

export function placesOf({ folder }: Host): Places {
  const archive = path.resolve(folder, '../../archive');
  return { root: path.join(folder, 'root'), programs: programsFolder, checkout, archive };
}
