import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cluster } from '../cluster/cluster-types.ts';
import { compare } from './compare.ts';
import { readEndState } from './end-state.ts';
import type { Finding } from './end-state-types.ts';
import { type LedgerEntry, ofKind } from './ledger-entry.ts';

const PAUSE_MILLIS = 5_000;
/** The outbox tries again after a minute and after five, the provider after five seconds to five minutes. */
const LONGEST_MILLIS = 6 * 60_000;

export interface Proof {
  findings: Finding[];
  /** How many of each were acknowledged. */
  acknowledged: Record<string, number>;
  /** What `npm run ledger -- check` says. */
  books: { isSound: boolean; text: string };
}

/** Compares when the queues have had their time: what is still to be sent is not lost yet. */
export async function proveEndState(
  cluster: Cluster,
  { database, copies }: { database: Pool; copies: ReadonlyMap<string, number> },
  entries: readonly LedgerEntry[],
): Promise<Proof> {
  const { files, databaseDirect } = cluster.addresses;
  const until = performance.now() + LONGEST_MILLIS;
  for (;;) {
    const state = await readEndState({ database, files, copies }, entries);
    const findings = compare(entries, state);
    const isWaiting = findings.some(({ verdict }) => verdict === 'lost') && performance.now() < until;
    if (!isWaiting) {
      const of = (kind: LedgerEntry['kind']) => ofKind(entries, kind).length;
      const acknowledged = {
        order: of('order'),
        payment: of('payment'),
        message: state.mails.length,
        price: of('price'),
        step: of('step'),
        file: of('file'),
      };
      return { findings, acknowledged, books: checkBooks(databaseDirect) };
    }
    await sleep(PAUSE_MILLIS);
  }
}

function checkBooks(databaseUrl: string): Proof['books'] {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'ledger', '--', 'check'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl, PLAZUELA_MODE: 'demo' },
  });
  return { isSound: status === 0, text: `${stdout}${stderr}`.trim() };
}
