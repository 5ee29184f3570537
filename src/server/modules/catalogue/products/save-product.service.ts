import { DatabaseError } from 'pg';
import type { CategoryField } from '../../../../domain/category-schema.ts';
import { factProblems, keptFacts } from '../../../../domain/product-facts.ts';
import { emptyProductForm, type ProductForm } from '../../../../domain/product-form.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { withEmails } from '../../audit/log-email.service.ts';
import { findSchema } from '../facts/category-field.repository.ts';
import { findMissing } from '../facts/fact-demand.service.ts';
import { replaceFacts } from '../facts/product-fact.repository.ts';
import { type Editor, finishSaves, type WrittenProduct } from './finish-saves.service.ts';
import { hasSameChoices, knownTermIds, normalized, stocksOf } from './form-to-save.ts';
import { insertStocks, writeChoices, writeStocks } from './product-choice.repository.ts';
import { type SellerProduct, toSellerProduct } from './product-form-of.ts';
import { listProductHistory } from './product-history.repository.ts';
import { saveOffer } from './product-offer.service.ts';
import { ruleProblems } from './product-rules.service.ts';
import { followCheapest, listTakenReferences } from './product-variant.repository.ts';
import { orRollBack } from './refusal.ts';
import { saveVariants } from './save-variants.service.ts';
import { claimPictures } from './seller-picture.writes.ts';
import {
  areCategories,
  findStoredProduct,
  insertDraft,
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

/** A new draft. Nothing is kept of a form that cannot be saved. `alongside` is of the same transaction. */
export function createProduct(
  context: Context,
  editor: Editor,
  form: ProductForm,
  alongside?: (db: Database, productId: number) => Promise<void>,
): Promise<Result<SellerProduct, SaveReason>> {
  return saveAlone(context, editor, async (db, now) => {
    const written = await writeNewProduct(db, editor, form, now);
    if (written.ok) await alongside?.(db, written.value.id);
    return written;
  });
}

/** In a transaction of the caller, who rolls back what is refused and ends it with finishSaves. */
export async function writeNewProduct(
  db: Database,
  editor: Editor,
  form: ProductForm,
  now: Date,
): Promise<Result<WrittenProduct, SaveReason>> {
  const id = await insertDraft(db, { sellerId: editor.sellerId, name: form.name || '?', now });
  return writeForm(db, {
    editor,
    form,
    now,
    isNew: true,
    before: newDraft(id, form.name || '?', now.toISOString()),
  });
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
  return writeLockedProduct(db, editor, { before: toSellerProduct(current), form }, now);
}

/** The same of a product that the transaction has locked and read. */
export function writeLockedProduct(
  db: Database,
  editor: Editor,
  { before, form }: { before: SellerProduct; form: ProductForm },
  now: Date,
): Promise<Result<WrittenProduct, SaveReason>> {
  return writeForm(db, { editor, form, now, isNew: false, before });
}

/** What others changed after the version, newest first. */
async function changesSince(db: Database, { sellerId }: Editor, id: number, version: number) {
  const changes = await withEmails(
    db,
    await listProductHistory(db, { sellerId, productId: id, before: null }, 20),
  );
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
function newDraft(id: number, name: string, createdAt: string): SellerProduct {
  const form = emptyProductForm({ name, reference: `P-${id}` });
  return {
    ...{ id, version: 1, state: 'draft', createdAt, isShown: false, operatorReason: null },
    ownPerishable: false,
    form,
  };
}

/** Statements that would change nothing are left out: a bulk import saves thousands of forms. */
async function writeForm(db: Database, save: Save): Promise<Result<WrittenProduct, SaveReason>> {
  const { before, now, isNew } = save;
  const { id } = before;
  const { fields } = await findSchema(db, save.form.mainCategoryId, save.form.subcategoryId);
  const form = {
    ...normalized(save.form, before),
    facts: keptFacts(fields, save.form.facts, before.form.facts),
  };
  const refused = await findRefusal(db, save, form, fields);
  if (refused) return refused;
  const salePrice = await saveProductOffer(db, save, form);
  await updateProduct(db, id, form, salePrice, now);
  if (JSON.stringify(form.images) !== JSON.stringify(before.form.images))
    await replaceImages(db, id, form.images);
  if (JSON.stringify(form.facts) !== JSON.stringify(before.form.facts))
    await replaceFacts(db, id, form.facts);
  const isSame = hasSameChoices(form, before.form);
  const termIds = isSame ? knownTermIds(form) : await writeChoices(db, id, form.attributes);
  const { sellerId } = save.editor;
  await saveVariants(db, { productId: id, sellerId, form, before: before.form, termIds, now });
  const stocks = stocksOf(form, termIds);
  const isCounted = stocks.some(({ onHand, before: seen }) => onHand !== seen);
  if (isNew) await insertStocks(db, id, stocks);
  else if (!isSame || isCounted) await writeStocks(db, id, stocks);
  if (form.stockPerCombination) await followCheapest(db, [id]);
  return success({ id, isNew, before, place: form });
}

/** The offer of the whole product; variants have their own, and what is left of it ends. */
function saveProductOffer(db: Database, { before, now }: Save, form: ProductForm): Promise<number | null> {
  const offer = form.stockPerCombination ? null : form.offer;
  const old = before.form.stockPerCombination ? null : before.form.offer;
  return saveOffer(db, { productId: before.id, offer, before: old, now });
}

async function findRefusal(
  db: Database,
  { editor, now, before }: Save,
  form: ProductForm,
  fields: readonly CategoryField[],
) {
  const problems = { ...ruleProblems(form, before.form, now), ...factProblems(fields, form) };
  if (form.mainCategoryId !== null && !(await areCategories(db, form.mainCategoryId, form.subcategoryId)))
    problems.mainCategoryId = 'Elige una categoría de la lista.';
  const isRenamed = form.reference !== before.form.reference;
  const taken = await takenReferences(db, editor.sellerId, form, before);
  if (isRenamed && taken.includes(form.reference)) problems.reference = REFERENCE_TAKEN;
  const twin = form.stock.find(({ variant }) => variant && taken.includes(variant.reference));
  if (twin?.variant) problems.stock ??= `Ya tienes la referencia ${twin.variant.reference} en otro producto.`;
  const known = new Set(before.form.images.map(({ url }) => url));
  const added = form.images.map(({ url }) => url).filter((url) => !known.has(url));
  const own = added.length > 0 ? await claimPictures(db, editor.sellerId, added, now) : [];
  if (own.length < new Set(added).size) problems.images = 'Sube las fotos desde este formulario.';
  if (Object.keys(problems).length > 0) return failure('invalid-input', { fields: problems });
  const missing = before.state === 'active' ? await findMissing(db, fields, form, before, now) : {};
  return Object.keys(missing).length > 0 ? failure('product-incomplete', { fields: missing }) : null;
}

/** Of the references that are new to the product, those that another one has. */
async function takenReferences(
  db: Database,
  sellerId: number,
  form: ProductForm,
  before: SellerProduct,
): Promise<string[]> {
  const known = new Set([before.form.reference, ...referencesIn(before.form)]);
  const references = [form.reference, ...referencesIn(form)].filter((one) => one && !known.has(one));
  return references.length > 0 ? listTakenReferences(db, { sellerId, productId: before.id, references }) : [];
}

function referencesIn({ stockPerCombination, stock }: ProductForm): string[] {
  return stockPerCombination ? stock.flatMap(({ variant }) => variant?.reference || []) : [];
}

const REFERENCE_TAKEN = 'Ya tienes un producto con esta referencia.';

/** Somebody else took it between the question and the answer. */
function isTakenReference(error: unknown): boolean {
  const keys = ['product_seller_id_reference_key', 'product_variant_seller_id_reference_key'];
  return error instanceof DatabaseError && keys.includes(error.constraint ?? '');
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
