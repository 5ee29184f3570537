import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from './kinds.ts';
import { makeSecrets, type Secrets } from './layout.ts';
import type { KindName, Network } from './network.ts';

/** What a cluster keeps from start to start. */
export interface ClusterState {
  network: Network;
  secrets: Secrets;
}

/** Null: there is no cluster in the folder. */
export function readState(folder: string): ClusterState | null {
  try {
    const state = JSON.parse(readFileSync(stateFile(folder), 'utf8')) as ClusterState;
    // Older ones knew namespaces only.
    return { ...state, network: { ...state.network, kind: state.network.kind ?? 'namespaces' } };
  } catch {
    return null;
  }
}

/** `kind`: of a cluster that is made now. */
export async function readOrMakeState(folder: string, kind: KindName): Promise<ClusterState> {
  const known = readState(folder);
  if (known) return known;
  const state = { network: await findFreeNetwork(folder, kind), secrets: makeSecrets() };
  await writeFile(stateFile(folder), JSON.stringify(state, null, 2), { mode: 0o600 });
  return state;
}

/** A number that no other cluster uses, the same for the same folder where it is free. */
async function findFreeNetwork(folder: string, kind: KindName): Promise<Network> {
  const first = [...folder].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 250, 7);
  for (let step = 0; step < 250; step++) {
    const network = { kind, number: ((first + step) % 250) + 1 };
    if (!(await kindOf(kind).isTaken(network))) return network;
  }
  throw new Error('Every number of a network is taken');
}

const stateFile = (folder: string) => path.join(folder, 'cluster.json');
