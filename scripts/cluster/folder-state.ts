import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeSecrets, type Secrets } from './layout.ts';
import { findFreeNumber } from './network.ts';

/** What a cluster keeps from start to start. */
export interface ClusterState {
  network: { number: number };
  secrets: Secrets;
}

/** Null: there is no cluster in the folder. */
export function readState(folder: string): ClusterState | null {
  try {
    return JSON.parse(readFileSync(stateFile(folder), 'utf8')) as ClusterState;
  } catch {
    return null;
  }
}

export async function readOrMakeState(folder: string): Promise<ClusterState> {
  const known = readState(folder);
  if (known) return known;
  const state = { network: { number: await findFreeNumber(folder) }, secrets: makeSecrets() };
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await writeFile(stateFile(folder), JSON.stringify(state, null, 2), { mode: 0o600 });
  return state;
}

const stateFile = (folder: string) => path.join(folder, 'cluster.json');
