import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSearchRules, type SearchRules } from '../../../../domain/search-rules.ts';
import type { SynonymGroup } from '../../../../domain/search-synonyms.ts';
import type { Database } from '../../../db/sql.ts';
import { readSetting } from '../../settings/setting.service.ts';

export const SYNONYMS_KEY = 'search-synonyms';

const referenceFile = path.resolve(import.meta.dirname, '../../../../../db/seed/search-words.txt');
const LIFETIME_MILLIS = 30_000;

const kept = new WeakMap<Database, { rules: SearchRules; readAt: number }>();
let reference: string | undefined;

/** What Colombia's Spanish says and what operators wrote; their change counts within half a minute. */
export async function getSearchRules(db: Database): Promise<SearchRules> {
  const known = kept.get(db);
  if (known && performance.now() - known.readAt < LIFETIME_MILLIS) return known.rules;
  reference ??= readFileSync(referenceFile, 'utf8');
  const rules = readSearchRules(reference, synonymGroups(await readSetting(db, SYNONYMS_KEY)));
  kept.set(db, { rules, readAt: performance.now() });
  return rules;
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
