import { mustRun, runCommand } from './run-command.ts';

/** Each cluster has a bridge and a network of its own: plz7 and 10.213.7.0/24. */
export interface Network {
  number: number;
}

export const bridgeOf = ({ number }: Network) => `plz${number}`;
/** The end of a host's cable that is in this machine. */
export const cableOf = (network: Network, host: string) => `${bridgeOf(network)}-${host}`;
export const addressIn = ({ number }: Network, last: number) => `10.213.${number}.${last}`;
export const rangeOf = ({ number }: Network) => `10.213.${number}.0/24`;

/** A number that no other cluster uses, the same for the same folder where it is free. */
export async function findFreeNumber(folder: string): Promise<number> {
  const links: string[] = (await mustRun('ip', ['-o', 'link'])).match(/\bplz\d+\b/g) ?? [];
  const first = [...folder].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 250, 7);
  for (let step = 0; step < 250; step++) {
    const number = ((first + step) % 250) + 1;
    if (!links.includes(bridgeOf({ number }))) return number;
  }
  throw new Error('Every number of a network is taken');
}

export async function makeBridge(network: Network): Promise<void> {
  const bridge = bridgeOf(network);
  if ((await runCommand('ip', ['link', 'show', bridge])).code === 0) return;
  // Its own, or it would take that of a cable, and another's when that one goes: hosts would answer visitors into the void.
  const hardware = `02:70:6c:7a:00:${network.number.toString(16).padStart(2, '0')}`;
  await mustRun('ip', ['link', 'add', bridge, 'address', hardware, 'type', 'bridge']);
  await mustRun('ip', ['address', 'add', `${addressIn(network, 1)}/24`, 'dev', bridge]);
  await mustRun('ip', ['link', 'set', bridge, 'up']);
}

export async function removeBridge(network: Network, hosts: readonly string[]): Promise<void> {
  // A host's network goes a moment after its last process.
  for (const host of hosts) await runCommand('ip', ['link', 'delete', cableOf(network, host)]);
  await runCommand('ip', ['link', 'delete', bridgeOf(network)]);
}

/** Gives a host, by its first process, a cable to the bridge and its address. */
export async function plugIn(network: Network, host: string, pid: number, address: string): Promise<void> {
  const cable = cableOf(network, host);
  // What a host that died just now has left.
  await runCommand('ip', ['link', 'delete', cable]);
  await mustRun('ip', [
    ...['link', 'add', cable, 'type', 'veth'],
    ...['peer', 'name', 'eth0', 'netns', `${pid}`],
  ]);
  const inside = ['--target', `${pid}`, '--net', 'ip'];
  await mustRun('nsenter', [...inside, 'address', 'add', `${address}/24`, 'dev', 'eth0']);
  await mustRun('nsenter', [...inside, 'link', 'set', 'eth0', 'up']);
  await mustRun('ip', ['link', 'set', cable, 'master', bridgeOf(network), 'up']);
}

export async function pullCable(network: Network, host: string): Promise<void> {
  await mustRun('ip', ['link', 'set', cableOf(network, host), 'down']);
}

export async function pushCable(network: Network, host: string): Promise<void> {
  await mustRun('ip', ['link', 'set', cableOf(network, host), 'up']);
}
