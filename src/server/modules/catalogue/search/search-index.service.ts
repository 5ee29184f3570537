import { documentOf } from '../../../../domain/search-document.ts';
import type { Database } from '../../../db/sql.ts';
import { holdProducts, listSearched, removeHiddenAmong, writeRows } from './search-index.repository.ts';
import { addWords, type NewWord } from './search-word.service.ts';

/**
 * Brings the read model up to date; call it in the transaction that changes products, their sellers or categories. The
 * products are held until it ends, so that who follows announced changes at that moment comes after it.
 */
export async function refreshSearch(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await holdProducts(db, productIds);
  await writeDocuments(db, productIds);
}

/** Writes the read model's rows of these products anew and removes those of products that nobody may see. */
export async function writeDocuments(db: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await removeHiddenAmong(db, productIds);
  const products = await listSearched(db, productIds);
  if (products.length === 0) return;
  const documents = products.map((product) => [product.id, documentOf(product)] as const);
  await writeRows(db, documents);
  const words = new Map<string, NewWord>();
  for (const [, { words: shown, levels, lexemes }] of documents) {
    for (const [lexeme, text] of shown) {
      const before = words.get(lexeme);
      words.set(lexeme, {
        lexeme,
        shown: before?.shown ?? text,
        isNamed: before?.isNamed === true || levels.has(lexeme),
        isHead: before?.isHead === true || lexemes.has(`h:${lexeme}`),
      });
    }
  }
  await addWords(db, [...words.values()]);
}
