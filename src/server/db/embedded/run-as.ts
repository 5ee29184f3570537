import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** PostgreSQL refuses to run as root. How its programs are started instead. */
export interface RunAs {
  /** Another user's identity, who then also owns the files. */
  user?: { uid: number; gid: number };
  /** Program and arguments put in front of the command. */
  prefix: readonly string[];
}

/**
 * Chooses the way for a cluster folder, which may not exist yet:
 * 1. the owner of existing files, 2. the current user, 3. for root a user namespace, in which root is not root,
 * nothing changes owner and private folders stay readable, 4. the folder's owner, postgres or nobody.
 */
export function chooseRunAs(clusterDir: string, binaries: Binaries): RunAs {
  if (!process.getuid) return { prefix: [] };
  const isRoot = process.getuid() === 0;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (isRoot && owner && owner.uid !== 0) return { user: { uid: owner.uid, gid: owner.gid }, prefix: [] };
  if (!isRoot && hasPasswordEntry()) return { prefix: [] };
  const accounts = readAccounts();
  const namespacePrefix = findNamespacePrefix(accounts, clusterDir, binaries);
  if (namespacePrefix) return { prefix: namespacePrefix };
  const user = isRoot && !owner ? findUserWithAccess(accounts, clusterDir, binaries) : undefined;
  if (user) return { user: { uid: user.uid, gid: user.gid }, prefix: [] };
  throw new Error(explainNoWay(isRoot, clusterDir, binaries));
}

/** Program and arguments for spawn. */
export function withPrefix(runAs: RunAs, program: string, args: readonly string[]): [string, string[]] {
  const [first, ...rest] = [...runAs.prefix, program, ...args];
  return [first ?? program, rest];
}

interface Account {
  name: string;
  uid: number;
  gid: number;
}

// initdb ends with "user does not exist" for a uid without a name, as under `docker run --user 54321`.
function hasPasswordEntry(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function readAccounts(): Account[] {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').trim().split('\n');
    return lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return { name, uid: Number(uid), gid: Number(gid) };
    });
  } catch {
    return [];
  }
}

// Inside the namespace the process keeps its real owner's rights to files but none of root's powers over other
// owners' folders, so a probe tells whether it can run the binary and enter the folder. Containers may forbid it.
function findNamespacePrefix(accounts: Account[], clusterDir: string, binaries: Binaries): string[] | null {
  if (process.platform !== 'linux') return null;
  const mapped =
    accounts.find((account) => account.name === 'nobody') ?? accounts.find(({ uid }) => uid !== 0);
  if (!mapped) return null;
  const prefix = ['unshare', '--user', `--map-user=${mapped.uid}`, `--map-group=${mapped.gid}`, '--'];
  const script = '"$1" --version && test -x "$2"';
  const [program, args] = withPrefix({ prefix }, 'sh', [
    '-c',
    script,
    'sh',
    binaries.postgres,
    nearestExisting(clusterDir),
  ]);
  return spawnSync(program, args, { cwd: '/', stdio: 'ignore' }).status === 0 ? prefix : null;
}

function findUserWithAccess(
  accounts: Account[],
  clusterDir: string,
  binaries: Binaries,
): Account | undefined {
  const homeDir = path.dirname(clusterDir);
  const { uid } = statSync(nearestExisting(homeDir));
  const candidates = [
    accounts.find((account) => account.uid === uid && uid !== 0),
    ...['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name)),
  ];
  // The home folder itself is handed over to the chosen user, so only the way to it counts.
  const folders = [path.dirname(homeDir), path.dirname(binaries.postgres)];
  return candidates.find((account) => account && folders.every((folder) => canEnter(folder, account)));
}

function canEnter(folder: string, account: Account): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  const enters =
    !stats ||
    (stats.mode & 0o001) !== 0 ||
    (stats.uid === account.uid && (stats.mode & 0o100) !== 0) ||
    (stats.gid === account.gid && (stats.mode & 0o010) !== 0);
  const parent = path.dirname(folder);
  return enters && (parent === folder || canEnter(parent, account));
}

function nearestExisting(folder: string): string {
  return statSync(folder, { throwIfNoEntry: false }) ? folder : nearestExisting(path.dirname(folder));
}

function explainNoWay(isRoot: boolean, clusterDir: string, binaries: Binaries): string {
  const problem = isRoot
    ? 'PostgreSQL does not run as root, user namespaces are not allowed here, and the users postgres and nobody ' +
      `cannot enter ${path.dirname(clusterDir)} or ${binaries.folder}`
    : 'PostgreSQL needs a named user, and the current user id has no entry in /etc/passwd';
  return `${problem}. Run as an ordinary user, choose another data folder, or set DATABASE_URL to a server of its own.`;
}
