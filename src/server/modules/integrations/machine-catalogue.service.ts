import * as z from 'zod/mini';
import {
  emptyProductForm,
  MAXIMUM_PICTURES,
  missingToPublish,
  type ProductForm,
} from '../../../domain/product-form.ts';
import type { ProductState } from '../../../domain/product-state.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { machineProduct } from '../../../wire/integrations/machine-product.ts';
import type { Context } from '../../context.ts';
import { getDemands } from '../catalogue/facts/fact-demand.service.ts';
import type { SellerProduct } from '../catalogue/products/product-form-of.ts';
import { storeProductPicture } from '../catalogue/products/product-picture.service.ts';
import { listProductsById } from '../catalogue/products/product-rules.service.ts';
import { changeProductState } from '../catalogue/products/product-state.service.ts';
import {
  createProduct,
  type Editor,
  editProduct,
  type SaveReason,
} from '../catalogue/products/save-product.service.ts';
import { activateWithPicture, fetchPicturesOf } from '../import/product-pictures.service.ts';
import { type Attempt, noteProduct } from './api-answer.repository.ts';
import { changedAtOf, listChangedProducts } from './machine.repository.ts';
import { namedFacts, withSentFacts } from './machine-facts.ts';
import { formOfSent, type SentProduct, type ShownProduct, shownToMachines } from './machine-product-form.ts';

const PAGE_SIZE = 50;

interface ChangesQuery {
  sku?: string | undefined;
  changedSince?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page in the order of changes; whoever follows the cursor to its end has seen every product once. */
export async function listChangedByApi(
  { write, config }: Context,
  sellerId: number,
  { sku, changedSince, cursor, limit = PAGE_SIZE }: ChangesQuery,
): Promise<{ products: ShownProduct[]; nextCursor: string | null }> {
  const [at = '', productId = ''] = cursor?.split('-') ?? [];
  const rows = await listChangedProducts(write, {
    sellerId,
    sku: sku ?? null,
    since: changedSince ? new Date(changedSince) : null,
    after: cursor ? { at, productId: Number(productId) } : null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const ids = page.map((one) => one.productId);
  const found = await listProductsById(write, sellerId, ids);
  const demands = await getDemands(
    write,
    found.map(({ form }) => form),
  );
  const byId = new Map(found.map((one) => [one.id, one]));
  const products = page.flatMap(({ productId: id, changedAt }) => {
    const product = byId.get(id);
    if (!product) return [];
    const facts = namedFacts(product.form, demands);
    return [shownToMachines(product, { baseUrl: config.baseUrl, changedAt, facts })];
  });
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { products, nextCursor: last ? `${last.at}-${last.productId}` : null };
}

export async function getProductByApi(
  context: Context,
  sellerId: number,
  id: number,
  notes: string[] = [],
): Promise<Result<ShownProduct, 'not-found'>> {
  const [product] = await listProductsById(context.write, sellerId, [id]);
  if (!product) return failure('not-found');
  const changedAt = await changedAtOf(context.write, id);
  const facts = namedFacts(product.form, await getDemands(context.write, [product.form]));
  return success(shownToMachines(product, { baseUrl: context.config.baseUrl, changedAt, facts, notes }));
}

function editorOf(sellerId: number): Editor {
  return { sellerId, actor: { kind: 'api-key', accountId: null } };
}

/** The product as it is to be, or what is sent of something that is not there. */
async function sentForm(
  { write, config }: Pick<Context, 'write' | 'config'>,
  sent: SentProduct,
  current: Pick<SellerProduct, 'form' | 'ownPerishable'>,
): Promise<Result<ProductForm, 'invalid-input'>> {
  const form = formOfSent(sent, current, config.baseUrl);
  if (typeof form === 'string') return failure('invalid-input', { fields: { variants: form } });
  return sent.facts ? withSentFacts(form, sent.facts, await getDemands(write, [form])) : success(form);
}

/** Always a draft first: what keeps it from the state that was asked for is told, and the product is there. */
export async function createProductByApi(
  context: Context,
  sellerId: number,
  { sent, attempt }: { sent: SentProduct; attempt: Attempt | null },
): Promise<Result<ShownProduct, SaveReason>> {
  const form = await sentForm(context, sent, { form: emptyProductForm(), ownPerishable: false });
  if (!form.ok) return form;
  const made = attempt?.productId ?? null;
  const created =
    made === null ? await createNoted(context, sellerId, form.value, attempt) : success({ id: made });
  if (!created.ok) return created;
  const { id } = created.value;
  return getProductByApi(context, sellerId, id, await reachState(context, sellerId, id, sent.state));
}

/** The product and the note of its call in one transaction. */
function createNoted(context: Context, sellerId: number, form: ProductForm, attempt: Attempt | null) {
  return createProduct(context, editorOf(sellerId), form, async (db, productId) => {
    if (attempt && !(await noteProduct(db, attempt, productId)))
      throw new Error('Another try of the same call has taken over');
  });
}

/** Over the version that was read; another one is refused with the product as it is. */
export async function changeProductByApi(
  context: Context,
  sellerId: number,
  { id, version, ...sent }: SentProduct & { id: number; version: number },
): Promise<Result<ShownProduct, SaveReason>> {
  const [product] = await listProductsById(context.write, sellerId, [id]);
  if (!product) return failure('not-found');
  const form = await sentForm(context, sent, product);
  if (!form.ok) return form;
  const saved = await editProduct(context, editorOf(sellerId), { id, version, form: form.value });
  if (!saved.ok) return saved.reason === 'product-changed' ? withCurrent(context, sellerId, id) : saved;
  return getProductByApi(context, sellerId, id, await reachState(context, sellerId, id, sent.state));
}

async function withCurrent(context: Context, sellerId: number, id: number) {
  const current = await getProductByApi(context, sellerId, id);
  if (!current.ok) return current;
  return failure('product-changed', { details: { producto: z.encode(machineProduct, current.value) } });
}

/** Why the product is not in that state; empty: it is. */
async function reachState(
  context: Context,
  sellerId: number,
  id: number,
  state: ProductState | undefined,
): Promise<string[]> {
  if (state === undefined) return [];
  const moved = await changeProductState(context, editorOf(sellerId), id, state);
  if (moved.ok) return [];
  if (moved.reason !== 'product-incomplete') return ['El producto no puede pasar a ese estado.'];
  const [product] = await listProductsById(context.write, sellerId, [id]);
  const { images, ...others } = product ? missingToPublish(product.form) : { images: undefined };
  const reasons = [...new Set(Object.values(others))];
  if (reasons.length > 0) return reasons.map((reason) => `Queda en borrador. ${reason}`);
  if (!images) return [];
  await activateWithPicture(context.write, id, context.now());
  return ['Queda en borrador y se activa solo cuando llegue su primera foto.'];
}

/** They come in the background; what does not come is not told to anybody else. */
export async function addPicturesByApi(
  context: Context,
  sellerId: number,
  {
    id,
    addresses,
    replaces = false,
  }: { id: number; addresses: readonly string[]; replaces?: boolean | undefined },
): Promise<Result<ShownProduct, 'not-found' | 'invalid-input'>> {
  const [product] = await listProductsById(context.write, sellerId, [id]);
  if (!product) return failure('not-found');
  const asked = { sellerId, productId: id, addresses, replaces };
  const [wrong] = await fetchPicturesOf(context.write, asked, context.now());
  if (wrong)
    return failure('invalid-input', { fields: { addresses: `No podemos usar la dirección «${wrong}».` } });
  return getProductByApi(context, sellerId, id, ['Estamos trayendo las fotos.']);
}

export async function uploadPictureByApi(
  context: Context,
  sellerId: number,
  { id, load }: { id: number; load: () => Promise<Uint8Array> },
) {
  const [product] = await listProductsById(context.write, sellerId, [id]);
  if (!product) return failure('not-found');
  const { form, version } = product;
  if (form.images.length >= MAXIMUM_PICTURES)
    return failure('invalid-input', { fields: { file: `El producto ya tiene ${MAXIMUM_PICTURES} fotos.` } });
  const stored = await storeProductPicture(context, { sellerId, owner: `keys of shop ${sellerId}`, load });
  if (!stored.ok) return stored;
  const others = form.images.filter(({ url }) => url !== stored.value);
  const images = [...others, { url: stored.value, alt: form.name }];
  const saved = await editProduct(context, editorOf(sellerId), { id, version, form: { ...form, images } });
  return saved.ok ? getProductByApi(context, sellerId, id) : saved;
}
