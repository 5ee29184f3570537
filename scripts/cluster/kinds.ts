import { spawnSync } from 'node:child_process';
import type { HostKind } from './host.ts';
import { namespaces } from './namespaces.ts';
import type { KindName } from './network.ts';
import { plainProcesses } from './plain-processes.ts';

export function kindOf(name: KindName): HostKind {
  return name === 'namespaces' ? namespaces : plainProcesses;
}

/**
 * Of a new cluster: what it is told, else namespaces where they may be made. One that is there stays what it is: throws when
 * it is told another.
 */
export function chooseKind(
  { known, told }: { known: KindName | null; told: KindName | null },
  mayHaveNamespaces: () => boolean,
): KindName {
  if (known && told && known !== told)
    throw new Error(
      `The cluster in this folder is made of ${known}. End it (npm run cluster -- down --forget), or choose another --folder.`,
    );
  return known ?? told ?? (mayHaveNamespaces() ? 'namespaces' : 'processes');
}

/** By trying: containers refuse to root what machines allow, each in its own way. */
export function mayHaveNamespaces(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const spaces = ['--mount', '--pid', '--fork', '--uts', '--ipc', '--net', '--kill-child'];
  const parts = 'mount -t tmpfs tmpfs /mnt && ip link add plz type bridge && hostname plz';
  return spawnSync('unshare', [...spaces, '/bin/sh', '-c', parts], { stdio: 'ignore' }).status === 0;
}
