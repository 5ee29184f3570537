import type { SynonymGroup } from './search-synonyms.ts';
import { isEmptyWord, withoutLexeme, wordsOf } from './search-words.ts';

/** What a search takes words for. Texts are kept as lexemes that must all occur: 'dulce de leche' is ['dulc', 'lech']. */
export interface SearchRules {
  /** By the first lexeme (in order of the alphabet) of what somebody types. */
  synonyms: ReadonlyMap<string, readonly Synonym[]>;
  /** Say nothing about the thing: comprar, precio. */
  noise: ReadonlySet<string>;
  /** Wanted where it is known, missed by nobody where it is not: fresco, grande. */
  opinions: ReadonlySet<string>;
  /** The cheapest first. */
  cheap: ReadonlySet<string>;
  /** Reduced ones only. */
  offers: ReadonlySet<string>;
}

export interface Synonym {
  typed: readonly string[];
  found: readonly FoundWords[];
}

export interface FoundWords {
  lexemes: readonly string[];
  /** The same as the word, or what a rule names first: shown before what it names after it. */
  isFirst: boolean;
}

/**
 * One rule a line: 'a, b' are the same; 'a > b; c' finds b and, after it, c, not the other way round; a sign
 * names a kind of words.
 */
export function readSearchRules(text: string, groups: readonly SynonymGroup[]): SearchRules {
  const synonyms = new Map<string, Synonym[]>();
  const kinds: Record<string, Set<string>> = { '~': new Set(), '?': new Set(), $: new Set(), '%': new Set() };
  const add = (from: string, to: readonly string[], isFirst: boolean) => {
    const typed = lexemesOf(from);
    const found = to
      .map((one) => ({ lexemes: lexemesOf(one), isFirst }))
      .filter(({ lexemes }) => lexemes.length > 0 && lexemes.join() !== typed.join());
    const first = typed[0];
    if (first === undefined || found.length === 0) return;
    const known = synonyms.get(first) ?? [];
    synonyms.set(first, [...known, { typed, found }]);
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const kind = kinds[line[0] ?? ''];
    if (kind) for (const word of wordsOf(line.slice(1))) kind.add(word.lexeme);
    else if (line.includes('>')) {
      const [from = '', to = ''] = line.split('>');
      const [firsts = '', others = ''] = to.split(';');
      for (const one of from.split(',')) {
        add(one, firsts.split(','), others !== '');
        add(one, others.split(','), false);
      }
    } else addGroup(line.split(','), add);
  }
  for (const group of groups) addGroup(group, add);
  const kindOf = (sign: string) => kinds[sign] ?? new Set<string>();
  return { synonyms, noise: kindOf('~'), opinions: kindOf('?'), cheap: kindOf('$'), offers: kindOf('%') };
}

function addGroup(
  group: readonly string[],
  add: (from: string, to: readonly string[], isFirst: boolean) => void,
): void {
  for (const one of group)
    add(
      one,
      group.filter((other) => other !== one),
      true,
    );
}

/** In order of the alphabet and once each: the order of words is nobody's concern. */
function lexemesOf(text: string): string[] {
  const lexemes: string[] = [];
  let isWithout = false;
  for (const { folded, lexeme } of wordsOf(text, { withEmpty: true })) {
    if (folded !== 'sin' && !isEmptyWord(folded)) lexemes.push(isWithout ? withoutLexeme(lexeme) : lexeme);
    isWithout = folded === 'sin';
  }
  return [...new Set(lexemes)].sort();
}
