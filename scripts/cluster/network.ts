import type { Host } from './host.ts';
import { mustRun, runCommand } from './run-command.ts';

export type KindName = 'namespaces' | 'processes';

/** Each cluster has one of its own: a bridge plz7 with 10.213.7.0/24, or 127.77.7.0/24 of this machine itself. */
export interface Network {
  kind: KindName;
  number: number;
}

export function addressIn({ kind, number }: Network, last: number): string {
  return `${kind === 'namespaces' ? '10.213' : '127.77'}.${number}.${last}`;
}

/** Who may come to PostgreSQL. Whoever calls from a machine to itself comes from 127.0.0.1, whatever she calls. */
export function rangeOf({ kind, number }: Network): string {
  return kind === 'namespaces' ? `10.213.${number}.0/24` : '127.0.0.0/8';
}

export const bridgeOf = ({ number }: Network) => `plz${number}`;
/** The end of a host's cable that is in this machine. */
export const cableOf = ({ network, name }: Host) => `${bridgeOf(network)}-${name}`;

/** Whether another cluster has the bridge. */
export async function isTaken(network: Network): Promise<boolean> {
  return (await runCommand('ip', ['link', 'show', bridgeOf(network)])).code === 0;
}

export async function makeBridge(network: Network): Promise<void> {
  const bridge = bridgeOf(network);
  if (await isTaken(network)) return;
  // Its own, or it would take that of a cable, and another's when that one goes: hosts would answer visitors into the void.
  const hardware = `02:70:6c:7a:00:${network.number.toString(16).padStart(2, '0')}`;
  await mustRun('ip', ['link', 'add', bridge, 'address', hardware, 'type', 'bridge']);
  await mustRun('ip', ['address', 'add', `${addressIn(network, 1)}/24`, 'dev', bridge]);
  await mustRun('ip', ['link', 'set', bridge, 'up']);
}

export async function removeBridge(network: Network, hosts: readonly Host[]): Promise<void> {
  // A host's network goes a moment after its last process.
  for (const host of hosts) await runCommand('ip', ['link', 'delete', cableOf(host)]);
  await runCommand('ip', ['link', 'delete', bridgeOf(network)]);
}

/** Gives a host, by its first process, a cable to the bridge and its address. */
export async function plugIn(host: Host, pid: number): Promise<void> {
  const cable = cableOf(host);
  // What a host that died just now has left.
  await runCommand('ip', ['link', 'delete', cable]);
  await mustRun('ip', [
    ...['link', 'add', cable, 'type', 'veth'],
    ...['peer', 'name', 'eth0', 'netns', `${pid}`],
  ]);
  const inside = ['--target', `${pid}`, '--net', 'ip'];
  await mustRun('nsenter', [...inside, 'address', 'add', `${host.address}/24`, 'dev', 'eth0']);
  await mustRun('nsenter', [...inside, 'link', 'set', 'eth0', 'up']);
  await mustRun('ip', ['link', 'set', cable, 'master', bridgeOf(host.network), 'up']);
}

export async function pullCable(host: Host): Promise<void> {
  await mustRun('ip', ['link', 'set', cableOf(host), 'down']);
}

export async function pushCable(host: Host): Promise<void> {
  await mustRun('ip', ['link', 'set', cableOf(host), 'up']);
}
