import * as z from 'zod/mini';
import { choiceName } from '../../../../domain/product-choices.ts';
import {
  type FormStock,
  formProblems,
  missingToPublish,
  type ProductForm,
  type ProductProblems,
} from '../../../../domain/product-form.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import { productFormEntity } from '../../../../wire/catalogue/seller-product-entities.ts';
import { messagesFromWire } from '../../../../wire/field-names.ts';
import type { Database } from '../../../db/sql.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { hasEnded, isSameOffer } from './product-offer.service.ts';
import {
  findStoredProduct,
  listStoredProducts,
  listStoredProductsById,
  lockProduct,
} from './seller-product.repository.ts';

const OFFER_IS_OVER = 'La oferta debe terminar en el futuro.';

/** What keeps a form from being saved without a look at other rows. `before`: the product as it is. */
export function ruleProblems(form: ProductForm, before: ProductForm | null, now: Date): ProductProblems {
  const problems = formProblems(form);
  if (form.offer && hasEnded(form.offer, now) && !isSameOffer(form.offer, before?.offer ?? null))
    problems.offer = OFFER_IS_OVER;
  const known = new Map((before?.stock ?? []).map(({ variant }) => [variant?.id, variant?.offer ?? null]));
  const isOver = ({ variant }: FormStock) =>
    variant?.offer &&
    hasEnded(variant.offer, now) &&
    !isSameOffer(variant.offer, known.get(variant.id) ?? null);
  const late = form.stockPerCombination && form.stock.find(isOver);
  if (late) problems.stock ??= `${choiceName(form, late.choice)}: ${OFFER_IS_OVER}`;
  return problems;
}

/**
 * Everything that a form from somewhere else than a request has to fulfil: the lengths and ranges that requests are
 * read by, the rules, and what its state demands.
 */
export function findFormProblems(
  form: ProductForm,
  { before, state, now }: { before: ProductForm | null; state: ProductState; now: Date },
): ProductProblems {
  return {
    ...(state === 'active' && missingToPublish(form)),
    ...ruleProblems(form, before, now),
    ...shapeProblems(form),
  };
}

/** The shop's products under these references. */
export async function listProductsByReference(
  db: Database,
  sellerId: number,
  references: readonly string[],
): Promise<SellerProduct[]> {
  return (await listStoredProducts(db, sellerId, references)).map(toSellerProduct);
}

export async function listProductsById(
  db: Database,
  sellerId: number,
  ids: readonly number[],
): Promise<SellerProduct[]> {
  return (await listStoredProductsById(db, sellerId, ids)).map(toSellerProduct);
}

/** The product as nobody else changes it until the transaction ends. Null: the shop has no such product. */
export async function findProductToEdit(
  db: Database,
  sellerId: number,
  id: number,
): Promise<SellerProduct | null> {
  if (!(await lockProduct(db, sellerId, id))) return null;
  const stored = await findStoredProduct(db, sellerId, id);
  return stored && toSellerProduct(stored);
}

function shapeProblems(form: ProductForm): ProductProblems {
  const checked = z.safeEncode(productFormEntity, form);
  const problems: Record<string, string> = {};
  for (const issue of checked.success ? [] : checked.error.issues)
    problems[String(issue.path[0])] ??= issueText(issue);
  return messagesFromWire({ body: productFormEntity }, problems);
}

function issueText(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Escribe máximo ${issue.maximum} caracteres.`;
  return issue.code === 'custom' ? 'Quita los caracteres que no se pueden leer.' : 'Valor no válido.';
}
