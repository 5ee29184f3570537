import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSearchRules, type SearchRules } from '../../../../domain/search-rules.ts';
import type { SynonymGroup } from '../../../../domain/search-synonyms.ts';
import type { Database } from '../../../db/sql.ts';
import type { KeptValues } from '../../../kept/kept-values.ts';
import { projectFolder } from '../../../project-folder.ts';
import { readSetting } from '../../settings/setting.service.ts';

export const SYNONYMS_KEY = 'search-synonyms';

const referenceFile = path.join(projectFolder, 'db/seed/search-words.txt');
let reference: string | undefined;
let compiled: { groups: string; rules: SearchRules } | undefined;

/** What Colombia's Spanish says and what operators wrote; their change counts at once on every node that keeps values. */
export async function getSearchRules(db: Database, kept?: KeptValues): Promise<SearchRules> {
  const read = async () => ({ groups: JSON.stringify(synonymGroups(await readSetting(db, SYNONYMS_KEY))) });
  const { groups } = kept
    ? await kept.find('search synonyms', async () => ({
        value: await read(),
        tags: [`setting:${SYNONYMS_KEY}` as const],
      }))
    : await read();
  if (compiled?.groups === groups) return compiled.rules;
  reference ??= readFileSync(referenceFile, 'utf8');
  const rules = readSearchRules(reference, JSON.parse(groups));
  compiled = { groups, rules };
  return rules;
}

/** The stored groups; whatever is none is ignored. */
export function synonymGroups(stored: unknown): SynonymGroup[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'));
}
