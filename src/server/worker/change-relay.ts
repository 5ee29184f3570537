import type { Context } from '../context.ts';
import { changeBatchSize, latestChangeId, listChanges } from './catalogue-change.repository.ts';
import { startLoop } from './loop.ts';
import { createTagTeller } from './tag-teller.ts';

// How long a page may be stale. Idle it costs 3 ms of CPU a second here and 1 ms in PostgreSQL.
const pollMillis = 300;
// Ids are given out before the commit: a lower one can appear after a higher one. Longer than any transaction
// that announces changes.
const gapMillis = 5 * 60_000;
const maximumGaps = 1_000;
const startOverlap = 100;

export interface ChangeRelay {
  stop: () => Promise<void>;
}

/**
 * Tells this node the tags of committed catalogue changes, each at least once, from the database that pages are
 * read from: with a replica a tag comes only when the replica has the change. Start it before the first page is
 * cached; tags of the recent past come again, which is harmless.
 */
export async function startChangeRelay(
  context: Context,
  onTags: (tags: string[]) => void,
): Promise<ChangeRelay> {
  const { read } = context;
  const switches = () => read.replica?.state().switches ?? 0;
  const begin = async (readSoFar = Number.MAX_SAFE_INTEGER) =>
    createChangePosition(Math.max(0, Math.min(await latestChangeId(read), readSoFar) - startOverlap));
  let position = await begin();
  let begunAt = switches();
  const teller = createTagTeller(onTags);
  const { stop } = startLoop({
    name: 'change-relay',
    log: context.log,
    intervalMillis: pollMillis,
    run: async () => {
      // The database that pages are read from is another one now, and may not have what the last one had.
      if (begunAt !== switches()) {
        begunAt = switches();
        position = await begin(position.lastId());
      }
      const now = context.now().getTime();
      const changes = await listChanges(read, position.lastId(), position.missingIds(now));
      if (begunAt !== switches()) return true;
      if (changes.length === 0) return false;
      teller.tell(changes);
      for (const { id } of changes) position.advance(id, now);
      return changes.length === changeBatchSize;
    },
  });
  return {
    stop: () => {
      teller.stop();
      return stop();
    },
  };
}

/** How far a node has read, and which ids below that have not been seen yet. */
export function createChangePosition(startId: number) {
  let lastId = startId;
  const missingSince = new Map<number, number>();
  return {
    lastId: () => lastId,
    missingIds: (now: number): number[] => {
      for (const [id, since] of missingSince) if (now - since > gapMillis) missingSince.delete(id);
      return [...missingSince.keys()];
    },
    advance: (id: number, now: number): void => {
      missingSince.delete(id);
      const firstUnseen = Math.max(lastId + 1, id - maximumGaps);
      for (let missing = firstUnseen; missing < id; missing++) missingSince.set(missing, now);
      for (const oldest of missingSince.keys()) {
        if (missingSince.size <= maximumGaps) break;
        missingSince.delete(oldest);
      }
      lastId = Math.max(lastId, id);
    },
  };
}
