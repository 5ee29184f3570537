import type { Pool } from 'pg';
import { outageCode } from './outage.ts';
import { readsOwnChanges } from './own-change-reads.ts';
import type { ReplicaCondition, ReplicaWatch } from './replica-watch.ts';
import type { Database } from './sql.ts';

/** Reads that may lag a moment behind. Without a replica it is the primary itself. */
export interface ReadDatabase extends Database {
  replica?: { pool: Pool; state: () => ReplicaState };
}

interface ReplicaState {
  condition: ReplicaCondition;
  lagSeconds: number | null;
  /** Statements that began on the replica and were answered by the primary. */
  fallbacks: number;
  switches: number;
}

interface Parts {
  replica: Pool;
  primary: Pool;
  watch: ReplicaWatch;
}

/** Asks the replica while it is well and the primary otherwise; what the replica fails in is asked again there. */
export function readFromReplica({ replica, primary, watch }: Parts): ReadDatabase {
  let fallbacks = 0;
  const state = (): ReplicaState => ({
    condition: watch.condition(),
    lagSeconds: watch.lagSeconds(),
    switches: watch.switches(),
    fallbacks,
  });
  return {
    replica: { pool: replica, state },
    query: async (statement) => {
      if (watch.condition() !== 'used' || readsOwnChanges()) return primary.query(statement);
      try {
        return await unlessAway(watch, () => replica.query(statement));
      } catch (error) {
        const failed = error === AWAY ? 'connection' : whatFailed(error);
        if (failed === 'statement') throw error;
        if (failed === 'connection') watch.suspect();
        fallbacks++;
        return primary.query(statement);
      }
    },
  };
}

const AWAY = new Error('the replica is away');

/** A replica that hangs never answers; whoever waits for it is sent on when the watch finds it away. */
function unlessAway<Value>(watch: ReplicaWatch, work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const forget = watch.onAway(() => reject(AWAY));
    work().then(resolve, reject).finally(forget);
  });
}

/**
 * `replay`: a change from the primary took the rows away under the statement, or a file of the replica is broken.
 * A full pool is no failure of the replica: its load must not fall on the primary.
 */
function whatFailed(error: unknown): 'connection' | 'replay' | 'statement' {
  const code = outageCode(error) ?? String((error as { code?: unknown }).code);
  if (/^(40001|40P01|58...|XX00[12]|57P04)$/.test(code)) return 'replay';
  return /^(E[A-Z_]+|08...|57P0[1235])$/.test(code) ? 'connection' : 'statement';
}
