import { neighbourKeysOf } from '../../../../domain/search-sound.ts';
import { formsOf } from '../../../../domain/search-words.ts';
import type { Database } from '../../../db/sql.ts';
import { insertWords, listCountedWords } from './search-word.repository.ts';

export interface NewWord {
  lexeme: string;
  /** As people write it, folded. */
  shown: string;
  /** In a name, an option, a shop or a category. */
  isNamed: boolean;
  isHead: boolean;
}

/** Words that the catalogue has by now; the night counts them. What is known of them already is not written. */
export async function addWords(db: Database, words: readonly NewWord[]): Promise<void> {
  const written = words.filter(({ shown }) => /^\p{L}{2,30}$/u.test(shown));
  const known = new Map(
    (
      await listCountedWords(
        db,
        written.map(({ lexeme }) => lexeme),
      )
    ).map((word) => [word.word, word]),
  );
  const added = written
    .filter(({ lexeme, isNamed, isHead }) => {
      const before = known.get(lexeme);
      return !before || (isNamed && before.nameFrequency === 0) || (isHead && before.headFrequency === 0);
    })
    .sort((left, right) => (left.lexeme < right.lexeme ? -1 : 1));
  if (added.length === 0) return;
  await insertWords(db, {
    words: added.map(({ lexeme }) => lexeme),
    shown: added.map(({ shown }) => shown),
    keys: added.map(({ shown }) => [...new Set(formsOf(shown).flatMap(neighbourKeysOf))].join(' ')),
    named: added.map(({ isNamed }) => Number(isNamed)),
    heads: added.map(({ isHead }) => Number(isHead)),
  });
}
