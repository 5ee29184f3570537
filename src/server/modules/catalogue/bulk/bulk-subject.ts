import { type BulkChange, type BulkSubject, changedSubject } from '../../../../domain/bulk-change.ts';
import { isSameTouched, restoredSubject, type Touched, touchedOf } from '../../../../domain/bulk-undo.ts';
import { missingToPublish } from '../../../../domain/product-form.ts';
import { canMoveProduct, PRODUCT_STATE_NAMES } from '../../../../domain/product-state.ts';
import type { Database } from '../../../db/sql.ts';
import { type SellerProduct, toSellerProduct } from '../products/product-form-of.ts';
import { findFormProblems } from '../products/product-rules.service.ts';
import { listStoredProductsById } from '../products/seller-product.repository.ts';
import type { BulkRow } from './bulk-change.repository.ts';
import { listTagsOf } from './product-tag.repository.ts';

const MAXIMUM_TAGS_A_PRODUCT = 10;

export interface TaggedSellerProduct extends SellerProduct {
  tags: string[];
}

/** What becomes of one product, before anything is written. */
export interface Decision {
  productId: number;
  outcome: 'change' | 'unchanged' | 'refused';
  problem: string | null;
  current: TaggedSellerProduct | null;
  wanted: BulkSubject | null;
}

export async function readSubjects(
  db: Database,
  sellerId: number,
  ids: readonly number[],
): Promise<Map<number, TaggedSellerProduct>> {
  const stored = await listStoredProductsById(db, sellerId, ids);
  const tags = new Map((await listTagsOf(db, ids)).map((one) => [one.productId, one.tags]));
  return new Map(stored.map((one) => [one.id, { ...toSellerProduct(one), tags: tags.get(one.id) ?? [] }]));
}

/** By the same rules as an edit of the one product. */
export function decideChange(
  productId: number,
  current: TaggedSellerProduct | undefined,
  change: BulkChange,
  now: Date,
): Decision {
  if (!current) return gone(productId);
  const wanted = changedSubject(current, change);
  const one = { productId, current, wanted };
  const [left, right] = [touchedOf(current, change.kind), touchedOf(wanted, change.kind)];
  if (isSameTouched(left, right)) return { ...one, outcome: 'unchanged', problem: null };
  const problem = moveProblem(current, wanted) ?? problemOf(current, wanted, now);
  return { ...one, outcome: problem === null ? 'change' : 'refused', problem };
}

/** Back to what it was, unless somebody has changed the same since. Units are sold all the time: there the version tells. */
export function decideUndo(
  { productId, before, after, version }: BulkRow,
  current: TaggedSellerProduct | undefined,
  kind: BulkChange['kind'],
  now: Date,
): Decision {
  if (!current || !before || !after) return gone(productId);
  const wanted = restoredSubject(current, { before, after });
  const isTheirs =
    kind === 'stock' ? current.version !== version : !isSameTouched(touchedOf(current, kind), after);
  const problem = isTheirs
    ? 'Alguien lo cambió después; lo dejamos como está.'
    : problemOf(current, wanted, now);
  return { productId, current, wanted, outcome: problem === null ? 'change' : 'refused', problem };
}

export function touchedNow(product: TaggedSellerProduct, kind: BulkChange['kind']): Touched {
  return touchedOf(product, kind);
}

function gone(productId: number): Decision {
  return {
    productId,
    current: null,
    wanted: null,
    outcome: 'refused',
    problem: 'No encontramos este producto.',
  };
}

function moveProblem(current: TaggedSellerProduct, wanted: BulkSubject): string | null {
  if (current.state === wanted.state || canMoveProduct(current.state, wanted.state)) return null;
  return `Está en «${PRODUCT_STATE_NAMES[current.state]}»: no puede pasar a «${PRODUCT_STATE_NAMES[wanted.state]}».`;
}

function problemOf(current: TaggedSellerProduct, wanted: BulkSubject, now: Date): string | null {
  if (wanted.tags.length > MAXIMUM_TAGS_A_PRODUCT)
    return `Un producto tiene máximo ${MAXIMUM_TAGS_A_PRODUCT} etiquetas.`;
  if (wanted.state !== current.state)
    return textOf(wanted.state === 'active' ? missingToPublish(wanted.form) : {});
  if (wanted.form === current.form) return null;
  return textOf(findFormProblems(wanted.form, { before: current.form, state: current.state, now }));
}

function textOf(problems: Record<string, string | undefined>): string | null {
  return Object.values(problems).filter(Boolean).join(' ') || null;
}
