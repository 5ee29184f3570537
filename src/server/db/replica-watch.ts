import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { query, queryOne, sql } from './sql.ts';

export type ReplicaCondition = 'used' | 'away' | 'lagging' | 'no-standby';

export interface ReplicaWatch {
  condition: () => ReplicaCondition;
  /** How long ago what it has not replayed yet was written; null: not known. */
  lagSeconds: () => number | null;
  /** How often it was left and taken up again. */
  switches: () => number;
  /** A connection to it broke: it is left at once, until the next looks find it well. */
  suspect: () => void;
  /** Called when it is found away, once; the returned function takes that back. */
  onAway: (callback: () => void) => () => void;
  stop: () => Promise<void>;
}

export interface WatchOptions {
  /** Connections of its own to the replica, with time limits below a second. */
  replica: Pool;
  primary: Pool;
  maximumLagSeconds: number;
  onChange: (condition: ReplicaCondition, lagSeconds: number | null) => void;
}

/** With the time limit of a look: whoever hangs is left within a second. */
const PAUSE_MILLIS = 350;
export const LOOK_MILLIS = 400;
/** It comes back after so many good looks in a row, and well below the limit: no flapping. */
const GOOD_LOOKS = 3;
const MAXIMUM_MARKS = 1_000;

/**
 * Looks at a replica several times a second. Lag is measured by positions in the log and this node's own clock: from the
 * moment when the primary was seen at a position that the replica has not replayed. So an idle primary is no lag, a
 * replica that lost its primary is, and the clocks of the two machines do not matter.
 */
export function watchReplica(options: WatchOptions): ReplicaWatch {
  const marks = createMarks();
  const awayCallbacks = new Set<() => void>();
  let condition: ReplicaCondition = 'away';
  let lag: number | null = null;
  let switches = 0;
  let goodLooks = 0;
  let isStopped = false;

  const change = (next: ReplicaCondition) => {
    if (next === condition) return;
    if (next === 'used' || condition === 'used') switches++;
    condition = next;
    options.onChange(next, lag);
    if (next !== 'away') return;
    for (const callback of awayCallbacks) callback();
    awayCallbacks.clear();
  };
  const judge = (look: Look): ReplicaCondition => {
    lag = marks.lagSeconds(look);
    if (!look.isStandby && !look.isPrimary) return 'no-standby';
    const limit = condition === 'used' ? options.maximumLagSeconds : options.maximumLagSeconds / 2;
    return lag > limit ? 'lagging' : 'used';
  };
  const round = async () => {
    const primary = await soon(findPrimaryPosition(options.primary));
    if (primary) marks.add(primary.position);
    const found = await soon(findReplicaPosition(options.replica));
    if (isStopped) return;
    if (!found) lag = null;
    const judged = found ? judge({ ...found, isPrimary: found.startedAt === primary?.startedAt }) : 'away';
    goodLooks = judged === 'used' ? goodLooks + 1 : 0;
    if (judged !== 'used' || goodLooks >= GOOD_LOOKS) change(judged);
  };
  let timer: NodeJS.Timeout;
  const run = async (): Promise<void> => {
    await round();
    if (!isStopped) timer = setTimeout(() => (running = run()), PAUSE_MILLIS).unref();
  };
  let running = run();
  return {
    condition: () => condition,
    lagSeconds: () => lag,
    switches: () => switches,
    suspect: () => {
      goodLooks = 0;
      change('away');
    },
    onAway: (callback) => {
      awayCallbacks.add(callback);
      return () => awayCallbacks.delete(callback);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

interface Look {
  isStandby: boolean;
  /** Both addresses lead to one server. */
  isPrimary: boolean;
  position: number;
  /** By the clocks of both machines: a guess for the time before this node looked first. */
  ageSeconds: number;
}

/** Positions of the primary with the moment when this node saw them. */
function createMarks() {
  let marks: { position: number; at: number }[] = [];
  let firstPosition: number | null = null;
  return {
    add: (position: number): void => {
      firstPosition ??= position;
      if (marks.at(-1)?.position === position) return;
      // The oldest one says the lag, so the ones behind it give way.
      if (marks.length >= MAXIMUM_MARKS) marks.splice(1, 1);
      marks.push({ position, at: performance.now() });
    },
    lagSeconds: ({ position, ageSeconds, isPrimary }: Look): number => {
      if (isPrimary) return 0;
      marks = marks.filter((mark) => mark.position > position);
      const oldest = marks[0];
      if (!oldest) return firstPosition === null || position >= firstPosition ? 0 : ageSeconds;
      const seen = (performance.now() - oldest.at) / 1_000;
      return firstPosition !== null && position < firstPosition ? Math.max(seen, ageSeconds) : seen;
    },
  };
}

/** Null: no answer in time. After a stall of this process the answer may lie there already, so it is looked for. */
async function soon<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(async () => {
      for (let turns = 0; turns < 5; turns++) await turn();
      resolve(null);
    }, LOOK_MILLIS);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

interface Position {
  position: number;
  startedAt: string;
}

function findPrimaryPosition(primary: Pool): Promise<Position | null> {
  return queryOne<Position>(
    primary,
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position,
          pg_postmaster_start_time()::text as started_at`,
  );
}

async function findReplicaPosition(replica: Pool): Promise<(Position & Omit<Look, 'isPrimary'>) | null> {
  const rows = await query<Position & Omit<Look, 'isPrimary'>>(
    replica,
    sql`select pg_is_in_recovery() as is_standby, pg_postmaster_start_time()::text as started_at,
          coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as position,
          coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 1e9)::float8
            as age_seconds`,
  );
  return rows[0] ?? null;
}
