import { foldText } from './text.ts';

/** Words that mean the same to whoever searches: each finds what the others find. */
export type SynonymGroup = readonly string[];

const MAXIMUM_GROUPS = 500;
const MAXIMUM_WORDS = 10;
const WORD = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u;

/** One group a line, its words between commas; empty lines are left out. */
export function readSynonyms(text: string): SynonymGroup[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split(',').map((word) => word.trim().toLowerCase().replace(/\s+/g, ' ')))
    .map((words) => [...new Set(words.filter(Boolean))])
    .filter((words) => words.length > 0);
}

export function synonymsText(groups: readonly SynonymGroup[]): string {
  return groups.map((words) => words.join(', ')).join('\n');
}

/** The first thing that is wrong, or null. */
export function synonymProblem(groups: readonly SynonymGroup[]): string | null {
  if (groups.length > MAXIMUM_GROUPS) return `Escribe máximo ${MAXIMUM_GROUPS} líneas.`;
  const seen = new Map<string, string>();
  for (const words of groups) {
    const line = `«${words.join(', ')}»`;
    if (words.length < 2) return `La línea ${line} necesita al menos dos palabras separadas por coma.`;
    if (words.length > MAXIMUM_WORDS) return `La línea ${line} tiene más de ${MAXIMUM_WORDS} palabras.`;
    for (const word of words) {
      if (!WORD.test(word)) return `«${word}» no se puede usar: solo letras y números, máximo 40.`;
      const folded = foldText(word);
      if (seen.has(folded)) return `«${word}» está dos veces: en ${seen.get(folded)} y en ${line}.`;
      seen.set(folded, line);
    }
  }
  return null;
}

/** The word and what means the same. */
export function synonymsOf(word: string, groups: readonly SynonymGroup[]): string[] {
  const folded = foldText(word);
  const group = groups.find((words) => words.some((one) => foldText(one) === folded));
  return group ? [word, ...group.filter((one) => foldText(one) !== folded)] : [word];
}
