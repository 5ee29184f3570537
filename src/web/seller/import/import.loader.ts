import type { RowOutcome } from '../../../domain/product-sheet-fields.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedText, idOfPath, wholeNumber } from '../../panel/asked.ts';
import { requireSeller } from '../layout/require-seller.ts';
import { type ImportDetail, OUTCOME_NAMES } from './import-texts.ts';

const VIEW_WORDS = {
  error: 'errores',
  create: 'nuevos',
  update: 'cambian',
  unchanged: 'iguales',
  noted: 'avisos',
} as const satisfies Record<RowOutcome | 'noted', string>;

/** What needs the eye first. */
const LOOKED_AT = ['error', 'noted', 'create', 'update', 'unchanged'] as const;

export async function sellerImportLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'edit-products');
  const importId = idOfPath(page.params.id);
  const one = valueOrPageError(await page.call('getProductImport', { params: { importId } }));
  return {
    meta: {
      title: `${one.fileName} | ${panel.shopName}`,
      description: 'Una carga de productos de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    one,
    view: await loadView(page, one),
    categories: await loadCategories(page, one),
  };
}

/** Ours, where another shop's are to be given a place. */
async function loadCategories(page: PageRequest, { source, state }: ImportDetail) {
  if (source === 'sheet' || state !== 'mapping') return [];
  const categories = valueOrPageError(await page.call('listCategories', {}));
  return categories.map(({ id, name, parentId }) => ({ id, name, parentId }));
}

/** One outcome's rows of an import that was checked; null before. */
async function loadView(page: PageRequest, one: ImportDetail) {
  const counts = one.state === 'finished' ? (one.result ?? one.summary) : one.summary;
  if (!counts || one.state === 'checking') return null;
  const asked = page.url.searchParams;
  const countOf = (known: (typeof LOOKED_AT)[number]) => (known === 'noted' ? one.notedRows : counts[known]);
  const outcome =
    LOOKED_AT.find((known) => VIEW_WORDS[known] === asked.get('ver')) ??
    LOOKED_AT.find((known) => countOf(known) > 0) ??
    'error';
  const after = wholeNumber(asked.get('despues'));
  // '' is an error of the whole row.
  const asksColumn = outcome === 'error' && asked.has('columna');
  const column = asksColumn ? askedText(asked.get('columna'), 200) : undefined;
  const { rows, next } = valueOrPageError(
    await page.read('listProductImportRows', {
      importId: one.id,
      outcome,
      ...(after && { after }),
      ...(column !== undefined && { column }),
    }),
  );
  const names = OUTCOME_NAMES[one.kind][one.state === 'finished' ? 'done' : 'planned'];
  const word = VIEW_WORDS[outcome];
  return {
    outcome,
    rows,
    tabs: LOOKED_AT.filter((known) => countOf(known) > 0 || known === outcome).map((known) => ({
      name: known === 'noted' ? 'Con avisos' : names[known],
      count: known === 'error' ? counts.errorRows : countOf(known),
      href: sellerPaths.import(one.id, { view: VIEW_WORDS[known] }),
      isCurrent: known === outcome,
    })),
    columns: outcome === 'error' ? columnChoices(one, counts.errorRows, column) : [],
    firstHref: after ? sellerPaths.import(one.id, { view: word, column }) : null,
    nextHref: next ? sellerPaths.import(one.id, { view: word, column, after: next }) : null,
  };
}

function columnChoices({ id, problemColumns }: ImportDetail, errorRows: number, current: string | undefined) {
  const view = VIEW_WORDS.error;
  const all = {
    name: 'Todas',
    count: errorRows,
    href: sellerPaths.import(id, { view }),
    isCurrent: current === undefined,
  };
  const each = problemColumns.map(({ column, rows }) => ({
    name: column || 'Toda la fila',
    count: rows,
    href: sellerPaths.import(id, { view, column }),
    isCurrent: column === current,
  }));
  return each.length > 0 ? [all, ...each] : [];
}
