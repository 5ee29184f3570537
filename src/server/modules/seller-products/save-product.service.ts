import { DatabaseError } from 'pg';
import {
  missingToPublish,
  type ProductForm,
  type ProductProblems,
  stockChoices,
} from '../../../domain/product-form.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { productFieldNames } from '../../../wire/seller-product-entities.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Actor, recordAudit } from '../audit/audit.service.ts';
import { differenceOf } from './product-changes.ts';
import { writeChoices, writeStocks } from './product-choice.repository.ts';
import { type SellerProduct, termIdsOf, toSellerProduct } from './product-form-of.ts';
import { listProductHistory } from './product-history.repository.ts';
import { saveOffer } from './product-offer.service.ts';
import { ruleProblems } from './product-rules.service.ts';
import { publishProducts } from './publish-change.service.ts';
import {
  areCategories,
  claimPictures,
  findStoredProduct,
  insertDraft,
  isReferenceTaken,
  lockProduct,
  replaceImages,
  updateProduct,
} from './seller-product.repository.ts';

/** Whose product and who changes it; comes from the session. */
export interface Editor {
  sellerId: number;
  actor: Actor;
}

interface ProductEdit {
  id: number;
  version: number;
  form: ProductForm;
}

export type SaveReason = 'not-found' | 'product-changed' | 'product-incomplete' | 'invalid-input';

/** A new draft. Nothing is kept of a form that cannot be saved. */
export function createProduct(
  context: Context,
  editor: Editor,
  form: ProductForm,
): Promise<Result<SellerProduct, SaveReason>> {
  return orRollBack(context, (db) => createProductIn(db, editor, form, context.now()));
}

/** The same in a transaction of the caller, who has to roll back what is refused. */
export async function createProductIn(
  db: Database,
  editor: Editor,
  form: ProductForm,
  now: Date,
): Promise<Result<SellerProduct, SaveReason>> {
  const id = await insertDraft(db, { sellerId: editor.sellerId, name: form.name || '?', now });
  return saveForm(db, { editor, id, form, now, isNew: true });
}

/** Saves over the version that the person saw; another one answers 'product-changed' with what others did since. */
export function editProduct(
  context: Context,
  editor: Editor,
  edit: ProductEdit,
): Promise<Result<SellerProduct, SaveReason>> {
  return orRollBack(context, (db) => editProductIn(db, editor, edit, context.now()));
}

/** The same in a transaction of the caller, who has to roll back what is refused. */
export async function editProductIn(
  db: Database,
  editor: Editor,
  { id, version, form }: ProductEdit,
  now: Date,
): Promise<Result<SellerProduct, SaveReason>> {
  if (!(await lockProduct(db, editor.sellerId, id))) return failure('not-found');
  const current = await findStoredProduct(db, editor.sellerId, id);
  if (!current) return failure('not-found');
  if (current.version !== version)
    return failure('product-changed', { details: await changesSince(db, editor, id, version) });
  return saveForm(db, { editor, id, form, now, isNew: false });
}

/** What others changed after the version, newest first. */
async function changesSince(db: Database, { sellerId }: Editor, id: number, version: number) {
  const changes = await listProductHistory(db, { sellerId, productId: id, before: null }, 20);
  const since = changes.filter(({ after }) => Number(after?.version) > version);
  return {
    cambios: since.map(({ personName, happenedAt, after }) => ({
      persona: personName,
      fecha: happenedAt,
      campos: Object.keys(after ?? {}).filter((name) => name !== 'version'),
    })),
  };
}

interface Save {
  editor: Editor;
  id: number;
  form: ProductForm;
  now: Date;
  isNew: boolean;
}

async function saveForm(db: Database, save: Save): Promise<Result<SellerProduct, SaveReason>> {
  const { editor, id, now, isNew } = save;
  const before = await getProduct(db, editor.sellerId, id);
  const form = normalized(save.form, before);
  const refused = await findRefusal(db, save, form, before);
  if (refused) return refused;
  const salePrice = await saveOffer(db, { productId: id, offer: form.offer, before: before.form.offer, now });
  await updateProduct(db, id, form, salePrice, now);
  await replaceImages(db, id, form.images);
  const termIds = await writeChoices(db, id, form.attributes);
  await writeStocks(db, id, stocksOf(form, termIds));
  await publishProducts(db, editor.sellerId, [id], [before.form, form]);
  const after = await getProduct(db, editor.sellerId, id);
  const difference = differenceOf(before.form, after.form);
  if (difference || isNew)
    await recordAudit(db, [
      {
        at: now,
        actor: editor.actor,
        sellerId: editor.sellerId,
        action: isNew ? 'product.created' : 'product.edited',
        subject: `product:${id}`,
        ...(!isNew && difference && { before: difference.before }),
        after: { ...difference?.after, version: after.version },
      },
    ]);
  return success(after);
}

async function getProduct(db: Database, sellerId: number, id: number): Promise<SellerProduct> {
  const stored = await findStoredProduct(db, sellerId, id);
  if (!stored) throw new Error(`Product ${id} vanished`);
  return toSellerProduct(stored);
}

/** Ids of attributes and terms that are not the product's own count as new. */
function normalized(form: ProductForm, before: SellerProduct): ProductForm {
  const own = new Map(
    before.form.attributes.map(({ id, terms }) => [id, new Set(terms.map((term) => term.id))]),
  );
  return {
    ...form,
    reference: form.reference || before.form.reference,
    subcategoryId: form.mainCategoryId === null ? null : form.subcategoryId,
    stockPerCombination: form.stockPerCombination && form.attributes.length > 0,
    attributes: form.attributes.map(({ id, name, terms }) => ({
      id: own.has(id) ? id : null,
      name,
      terms: terms.map((term) => ({ ...term, id: own.get(id)?.has(term.id) ? term.id : null })),
    })),
  };
}

async function findRefusal(
  db: Database,
  { editor, id, now }: Save,
  form: ProductForm,
  before: SellerProduct,
) {
  const problems = ruleProblems(form, before.form, now);
  if (form.mainCategoryId !== null && !(await areCategories(db, form.mainCategoryId, form.subcategoryId)))
    problems.mainCategoryId = 'Elige una categoría de la lista.';
  if (await isReferenceTaken(db, editor.sellerId, form.reference, id)) problems.reference = REFERENCE_TAKEN;
  const known = new Set(before.form.images.map(({ url }) => url));
  const added = form.images.map(({ url }) => url).filter((url) => !known.has(url));
  const own = added.length > 0 ? await claimPictures(db, editor.sellerId, added, now) : [];
  if (own.length < new Set(added).size) problems.images = 'Sube las fotos desde este formulario.';
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: onTheWire(problems) });
  const missing = before.state === 'active' ? missingToPublish(form) : {};
  return Object.keys(missing).length > 0
    ? failure('product-incomplete', { fields: onTheWire(missing) })
    : null;
}

export function onTheWire(problems: ProductProblems): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, text]) => [productFieldNames[name as keyof ProductForm], text]),
  );
}

function stocksOf(form: ProductForm, termIds: readonly number[][]) {
  const written = new Map(form.stock.map((stock) => [stock.choice.join(), stock]));
  return stockChoices(form).map((choice) => ({
    termIds: termIdsOf(choice, termIds),
    onHand: written.get(choice.join())?.onHand ?? 0,
    before: written.get(choice.join())?.before ?? 0,
  }));
}

const REFERENCE_TAKEN = 'Ya tienes un producto con esta referencia.';

/** Somebody else took it between the question and the answer. */
function isTakenReference(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'product_seller_id_reference_key';
}

class Refused extends Error {
  result: unknown;
  constructor(result: unknown) {
    super('refused');
    this.result = result;
  }
}

/** A transaction whose expected failure undoes what was written before it. */
async function orRollBack<Value, Reason extends SaveReason>(
  { write }: Pick<Context, 'write'>,
  work: (db: Database) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'invalid-input'>> {
  try {
    return await inTransaction(write, async (db) => {
      const result = await work(db);
      if (!result.ok) throw new Refused(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Result<Value, Reason>;
    if (isTakenReference(error))
      return failure('invalid-input', { fields: onTheWire({ reference: REFERENCE_TAKEN }) });
    throw error;
  }
}
