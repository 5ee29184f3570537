import { foldedQuery } from '../../../../domain/counted-query.ts';
import { searchRuleState } from '../../../../domain/search-rule.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Database } from '../../../db/sql.ts';
import type { Placement } from '../search/search.service.ts';
import { listRulesSince, type SearchRule } from './search-rule.repository.ts';

const LIFETIME_MILLIS = 30_000;
export const MAXIMUM_RULES = 2_000;

interface KeptRules {
  byWords: Map<string, SearchRule[]>;
  day: string;
  readAt: number;
}

const kept = new WeakMap<Database, KeptRules>();

/** What the operators want of a search at a moment; a change counts within half a minute, on this node at once. */
export async function placementFor(db: Database, text: string, now: Date): Promise<Placement> {
  const today = bogotaDay(now.getTime());
  const { byWords } = await readRules(db, today);
  const rules = (byWords.get(foldedQuery(text)) ?? []).filter(
    (rule) => searchRuleState(rule, today) === 'active',
  );
  const placed = new Set<number>();
  const take = (effect: SearchRule['effect']) => {
    const ids = rules.filter((rule) => rule.effect === effect).map(({ productId }) => productId);
    const own = [...new Set(ids)].filter((id) => !placed.has(id));
    for (const id of own) placed.add(id);
    return own;
  };
  return { pinned: take('pin'), lifted: take('lift'), buried: take('bury') };
}

/** This node reads them anew. */
export function forgetPlacements(db: Database): void {
  kept.delete(db);
}

async function readRules(db: Database, day: string): Promise<KeptRules> {
  const known = kept.get(db);
  if (known && known.day === day && performance.now() - known.readAt < LIFETIME_MILLIS) return known;
  const byWords = new Map<string, SearchRule[]>();
  for (const rule of await listRulesSince(db, day, MAXIMUM_RULES))
    byWords.set(rule.words, [...(byWords.get(rule.words) ?? []), rule]);
  const read = { byWords, day, readAt: performance.now() };
  kept.set(db, read);
  return read;
}
