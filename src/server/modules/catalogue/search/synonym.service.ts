import type { SynonymGroup } from '../../../../domain/search-synonyms.ts';
import type { Database } from '../../../db/sql.ts';
import { readSetting } from '../../settings/setting.service.ts';

export const SYNONYMS_KEY = 'search-synonyms';

const LIFETIME_MILLIS = 30_000;

const kept = new WeakMap<Database, { groups: readonly SynonymGroup[]; readAt: number }>();

/** What operators wrote; a change counts within half a minute. */
export async function getSynonyms(db: Database): Promise<readonly SynonymGroup[]> {
  const known = kept.get(db);
  if (known && performance.now() - known.readAt < LIFETIME_MILLIS) return known.groups;
  const groups = synonymGroups(await readSetting(db, SYNONYMS_KEY));
  kept.set(db, { groups, readAt: performance.now() });
  return groups;
}

/** This node reads them anew. */
export function forgetSynonyms(db: Database): void {
  kept.delete(db);
}

/** The stored groups; whatever is none is ignored. */
export function synonymGroups(stored: unknown): SynonymGroup[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'));
}
