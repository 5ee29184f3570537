import { failure, type Result, success } from '../../../../domain/result.ts';
import { readSynonyms, synonymProblem, synonymsText } from '../../../../domain/search-synonyms.ts';
import type { Context } from '../../../context.ts';
import { changeSetting, getSetting } from '../../settings/setting.service.ts';
import { SYNONYMS_KEY, synonymGroups } from './synonym.service.ts';

export interface ShownSynonyms {
  /** One group a line, words between commas. */
  text: string;
  version: number;
}

export async function getSynonymSetting(context: Context): Promise<ShownSynonyms> {
  const { value, version } = await getSetting(context, SYNONYMS_KEY);
  return { text: synonymsText(synonymGroups(value)), version };
}

export async function saveSynonyms(
  context: Context,
  { text, version, reason }: ShownSynonyms & { reason: string },
  operatorId: number,
): Promise<Result<ShownSynonyms, 'invalid-input' | 'setting-changed'>> {
  const groups = readSynonyms(text);
  const problem = synonymProblem(groups);
  if (problem) return failure('invalid-input', { fields: { text: problem } });
  const before = await getSynonymSetting(context);
  const after = synonymsText(groups);
  if (before.text === after) return success(before);
  const saved = await changeSetting(context, {
    key: SYNONYMS_KEY,
    value: groups,
    version,
    reason,
    operatorId,
    changed: { before: { synonyms: before.text }, after: { synonyms: after } },
  });
  if (!saved.ok) return saved;
  return success(await getSynonymSetting(context));
}
