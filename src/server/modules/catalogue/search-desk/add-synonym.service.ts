import { failure, type Result } from '../../../../domain/result.ts';
import { foldText } from '../../../../domain/text.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { getSynonymSetting, type ShownSynonyms, saveSynonyms } from '../search/synonym-setting.service.ts';

/** A word that finds nothing, and the words whose products it should find, between commas. */
interface NewSynonym {
  word: string;
  meaning: string;
}

/**
 * Writes the word into the group of what it should mean, or both into a group of their own; the rules, the log and the
 * effect are those of the synonyms' setting.
 */
export async function addSynonym(
  context: Context,
  { word, meaning }: NewSynonym,
  operatorId: number,
): Promise<Result<ShownSynonyms, 'invalid-input' | 'setting-changed'>> {
  const [added = ''] = wordsOf(word);
  const meanings = wordsOf(meaning).filter((one) => foldText(one) !== foldText(added));
  if (added === '') return failure('invalid-input', { fields: { word: REQUIRED_MESSAGE } });
  if (meanings.length === 0) return failure('invalid-input', { fields: { meaning: REQUIRED_MESSAGE } });
  const { text, version } = await getSynonymSetting(context);
  const saved = await saveSynonyms(
    context,
    { text: withGroup(text, [added, ...meanings]), version, reason: `Desde las búsquedas: ${added}` },
    operatorId,
  );
  if (saved.ok || saved.reason !== 'invalid-input') return saved;
  // The setting's own words for what is wrong stand under the field that the operator has here.
  return failure('invalid-input', { fields: { meaning: Object.values(saved.fields ?? {})[0] ?? '' } });
}

/** One group a line; only the lines that have one of the words change. */
function withGroup(text: string, words: readonly string[]): string {
  const folded = new Set(words.map(foldText));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const index = lines.findIndex((line) => wordsOf(line).some((one) => folded.has(foldText(one))));
  if (index < 0) return [...lines, words.join(', ')].join('\n');
  const own = wordsOf(lines[index] ?? '');
  const known = new Set(own.map(foldText));
  lines[index] = [...own, ...words.filter((one) => !known.has(foldText(one)))].join(', ');
  return lines.join('\n');
}

function wordsOf(line: string): string[] {
  return line
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
