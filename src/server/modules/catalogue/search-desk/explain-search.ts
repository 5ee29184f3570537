import { foldText } from '../../../../domain/text.ts';
import type { Database } from '../../../db/sql.ts';
import { type ExplainedProduct, listExplainedProducts } from './explained-product.repository.ts';
import { MATCH_LEVELS, type MatchLevel, type SearchExplanation } from './search-explanation.ts';
import { searchAsShopper } from './shoppers-search.ts';

export interface ExplainedSearch {
  explanations: SearchExplanation[];
  correctedText: string | null;
}

/**
 * The first results of a search with what they were found by. The engine tells no scores, so that what a shopper's search
 * answers is asked and its words are looked for in each product; its own explanation would take the place of this function.
 */
export async function explainSearch(db: Database, text: string, limit: number): Promise<ExplainedSearch> {
  const { productIds, correctedText } = await searchAsShopper(db, text, limit);
  const words = foldText(correctedText ?? text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
  const products = await listExplainedProducts(db, productIds);
  return { correctedText, explanations: products.map((product) => explain(product, words)) };
}

function explain(product: ExplainedProduct, words: readonly string[]): SearchExplanation {
  const { id: productId, name, popularity, rating, inStock } = product;
  const texts: Record<MatchLevel, string> = {
    head: name.split(/\s/)[0] ?? '',
    name,
    option: product.optionNames,
    category: product.categoryNames,
    shop: product.shopName,
    reference: product.reference,
    description: product.description,
  };
  const parts = words.flatMap((word) => {
    const level = MATCH_LEVELS.find((one) => hasWord(texts[one], word));
    return level ? [{ word, level, score: 0 }] : [];
  });
  return { productId, name, total: 0, parts, popularity, rating, inStock };
}

/** A plural is the same word: the last two letters may differ. */
function hasWord(text: string, word: string): boolean {
  const stem = word.length > 4 ? word.slice(0, -2) : word;
  return ` ${foldText(text).replace(/[^a-z0-9]+/g, ' ')}`.includes(` ${stem}`);
}
