import { parcelText } from '../../../../domain/parcel-rows.ts';
import { filterableFacts } from '../../../../domain/product-facts.ts';
import { documentOf } from '../../../../domain/search-document.ts';
import type { Database } from '../../../db/sql.ts';
import { askedInPlaces } from '../facts/category-field.repository.ts';
import { numberFacets } from './facet-number.service.ts';
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
  const asked = await askedInPlaces(db, products);
  const documents = products.map((product) => {
    const facts = filterableFacts(asked(product).fields, product);
    return { ...product, document: documentOf({ ...product, facts }) };
  });
  const numbers = await numberFacets(db, new Set(documents.flatMap(({ document }) => document.facets)));
  await writeRows(
    db,
    documents.map(({ document, ...product }) => ({
      id: product.id,
      document,
      parcel: parcelText({ ...product, productId: product.id }),
      facets: [product.finalPrice, ...document.facets.map((facet) => numbers.get(facet) ?? 0)].join(' '),
    })),
  );
  const words = new Map<string, NewWord>();
  for (const { document } of documents) {
    const { words: shown, levels, lexemes } = document;
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
