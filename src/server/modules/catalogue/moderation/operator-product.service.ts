import type { ProductGroup } from '../../../../domain/operator-product-filter.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { foldText } from '../../../../domain/text.ts';
import type { OperatorProduct } from '../../../../wire/catalogue/operator-products.ts';
import type { Context } from '../../../context.ts';
import { auditWords } from '../../audit/audit-log.service.ts';
import { withEmails } from '../../audit/log-email.service.ts';
import {
  type EventRow,
  findProduct,
  listProductEvents,
  type ProductRow,
} from './operator-product.repository.ts';
import { findCategory, listProducts } from './operator-product-list.repository.ts';

const PAGE_SIZE = 25;
const MAXIMUM_WORDS = 6;

export interface ProductListQuery {
  search?: string | undefined;
  group?: ProductGroup | undefined;
  sellerId?: number | undefined;
  categoryId?: number | undefined;
  soldOut?: 'sold-out' | undefined;
  cursor?: number | undefined;
}

/** One page of all shops' products, the newest first; an unknown category has none. */
export async function listOperatorProducts({ write }: Pick<Context, 'write'>, asked: ProductListQuery) {
  const { search = '', categoryId } = asked;
  const category = categoryId ? await findCategory(write, categoryId) : null;
  if (categoryId && !category) return { products: [], nextCursor: null };
  const words = foldText(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const rows = await listProducts(write, {
    words: words.slice(0, MAXIMUM_WORDS),
    productId: /^\d{1,9}$/.test(search) ? Number(search) : null,
    group: asked.group ?? null,
    sellerId: asked.sellerId ?? null,
    category,
    isSoldOut: asked.soldOut !== undefined,
    after: asked.cursor ?? null,
    limit: PAGE_SIZE + 1,
  });
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return { products: rows.slice(0, PAGE_SIZE), nextCursor: last?.id ?? null };
}

export async function getOperatorProduct(
  { write }: Pick<Context, 'write'>,
  id: number,
): Promise<Result<OperatorProduct, 'not-found'>> {
  const product = await findProduct(write, id);
  if (!product) return failure('not-found');
  const { weight, height, width, length, ...shown } = product;
  return success({
    ...shown,
    measures: measuresText({ weight, height, width, length }),
    onHand: product.stock.reduce((sum, { onHand }) => sum + onHand, 0),
    events: (await withEmails(write, await listProductEvents(write, id))).map(shownEvent),
  });
}

/** '1,5 kg · 10 × 20 × 30 cm'; '' for what is missing. */
function measuresText({
  weight,
  height,
  width,
  length,
}: Pick<ProductRow, 'weight' | 'height' | 'width' | 'length'>) {
  const plain = (value: number) => String(value).replace('.', ',');
  const sides = [height, width, length].filter((side) => side !== null);
  const box = sides.length === 3 ? `${sides.map(plain).join(' × ')} cm` : '';
  return [weight === null ? '' : `${plain(weight)} kg`, box].filter(Boolean).join(' · ');
}

const SIDES: Record<string, string> = {
  operator: 'Operación',
  member: 'Tienda',
  'api-key': 'Integración',
  system: 'Sistema',
};

function shownEvent({ id, person, actorKind, ...entry }: EventRow) {
  const side = SIDES[actorKind] ?? actorKind;
  return { id, person: person ? `${person} (${side})` : side, ...auditWords(entry) };
}
