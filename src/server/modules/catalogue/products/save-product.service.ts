import { DatabaseError } from 'pg';
import {
  emptyProductForm,
  missingToPublish,
  type ProductForm,
  stockChoices,
} from '../../../../domain/product-form.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { type Editor, finishSaves, type WrittenProduct } from './finish-saves.service.ts';
import { insertStocks, writeChoices, writeStocks } from './product-choice.repository.ts';
import { type SellerProduct, termIdsOf, toSellerProduct } from './product-form-of.ts';
import { listProductHistory } from './product-history.repository.ts';
import { saveOffer } from './product-offer.service.ts';
import { ruleProblems } from './product-rules.service.ts';
import { orRollBack } from './refusal.ts';
import { claimPictures } from './seller-picture.writes.ts';
import {
  areCategories,
  findStoredProduct,
  insertDraft,
  isReferenceTaken,
  lockProduct,
  replaceImages,
  updateProduct,
} from './seller-product.repository.ts';

export type { Editor };

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
  return saveAlone(context, editor, (db, now) => writeNewProduct(db, editor, form, now));
}

/** In a transaction of the caller, who rolls back what is refused and ends it with finishSaves. */
export async function writeNewProduct(
  db: Database,
  editor: Editor,
  form: ProductForm,
  now: Date,
): Promise<Result<WrittenProduct, SaveReason>> {
  const id = await insertDraft(db, { sellerId: editor.sellerId, name: form.name || '?', now });
  return writeForm(db, { editor, form, now, isNew: true, before: newDraft(id, form.name || '?') });
}

/** Saves over the version that the person saw; another one answers 'product-changed' with what others did since. */
export function editProduct(
  context: Context,
  editor: Editor,
  edit: ProductEdit,
): Promise<Result<SellerProduct, SaveReason>> {
  return saveAlone(context, editor, (db, now) => writeEditedProduct(db, editor, edit, now));
}

/** In a transaction of the caller, who rolls back what is refused and ends it with finishSaves. */
export async function writeEditedProduct(
  db: Database,
  editor: Editor,
  { id, version, form }: ProductEdit,
  now: Date,
): Promise<Result<WrittenProduct, SaveReason>> {
  if (!(await lockProduct(db, editor.sellerId, id))) return failure('not-found');
  const current = await findStoredProduct(db, editor.sellerId, id);
  if (!current) return failure('not-found');
  if (current.version !== version)
    return failure('product-changed', { details: await changesSince(db, editor, id, version) });
  return writeForm(db, { editor, form, now, isNew: false, before: toSellerProduct(current) });
}

/** What others changed after the version, newest first. */
async function changesSince(db: Database, { sellerId }: Editor, id: number, version: number) {
  const changes = await listProductHistory(db, { sellerId, productId: id, before: null }, 20);
  const since = changes.filter(({ after }) => Number(after?.version) > version);
  return {
    changes: since.map(({ personName, happenedAt, after }) => ({
      personName,
      happenedAt,
      fields: Object.keys(after ?? {}).filter((name) => name !== 'version'),
    })),
  };
}

interface Save {
  editor: Editor;
  form: ProductForm;
  now: Date;
  isNew: boolean;
  before: SellerProduct;
}

/** What insertDraft has made. */
function newDraft(id: number, name: string): SellerProduct {
  const form = emptyProductForm({ name, reference: `P-${id}` });
  return { id, version: 1, state: 'draft', isShown: false, operatorReason: null, form };
}

/** Statements that would change nothing are left out: a bulk import saves thousands of forms. */
async function writeForm(db: Database, save: Save): Promise<Result<WrittenProduct, SaveReason>> {
  const { before, now, isNew } = save;
  const { id } = before;
  const form = normalized(save.form, before);
  const refused = await findRefusal(db, save, form);
  if (refused) return refused;
  const salePrice = await saveOffer(db, { productId: id, offer: form.offer, before: before.form.offer, now });
  await updateProduct(db, id, form, salePrice, now);
  if (JSON.stringify(form.images) !== JSON.stringify(before.form.images))
    await replaceImages(db, id, form.images);
  const hasChoices = form.attributes.length + before.form.attributes.length > 0;
  const termIds = hasChoices ? await writeChoices(db, id, form.attributes) : [];
  const stocks = stocksOf(form, termIds);
  await (isNew ? insertStocks(db, id, stocks) : writeStocks(db, id, stocks));
  return success({ id, isNew, before, place: form });
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

async function findRefusal(db: Database, { editor, now, before }: Save, form: ProductForm) {
  const problems = ruleProblems(form, before.form, now);
  if (form.mainCategoryId !== null && !(await areCategories(db, form.mainCategoryId, form.subcategoryId)))
    problems.mainCategoryId = 'Elige una categoría de la lista.';
  const isRenamed = form.reference !== before.form.reference;
  if (isRenamed && (await isReferenceTaken(db, editor.sellerId, form.reference, before.id)))
    problems.reference = REFERENCE_TAKEN;
  const known = new Set(before.form.images.map(({ url }) => url));
  const added = form.images.map(({ url }) => url).filter((url) => !known.has(url));
  const own = added.length > 0 ? await claimPictures(db, editor.sellerId, added, now) : [];
  if (own.length < new Set(added).size) problems.images = 'Sube las fotos desde este formulario.';
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
  const missing = before.state === 'active' ? missingToPublish(form) : {};
  return Object.keys(missing).length > 0 ? failure('product-incomplete', { fields: missing }) : null;
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

/** Undoes what a refused save had written. */
async function saveAlone(
  context: Pick<Context, 'write' | 'now'>,
  editor: Editor,
  write: (db: Database, now: Date) => Promise<Result<WrittenProduct, SaveReason>>,
): Promise<Result<SellerProduct, SaveReason>> {
  try {
    return await orRollBack(context, async (db) => {
      const now = context.now();
      const written = await write(db, now);
      if (!written.ok) return written;
      const [saved] = await finishSaves(db, editor, [written.value], now);
      if (!saved) throw new Error(`Product ${written.value.id} vanished`);
      return success(saved);
    });
  } catch (error) {
    if (isTakenReference(error)) return failure('invalid-input', { fields: { reference: REFERENCE_TAKEN } });
    throw error;
  }
}
