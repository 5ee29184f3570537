import { choiceName } from '../../../domain/product-choices.ts';
import { MAXIMUM_PICTURES, type ProductForm } from '../../../domain/product-form.ts';
import { SHEET_FIELDS } from '../../../domain/product-sheet-fields.ts';
import { type FetchRules, fetchPicture } from '../../adapters/public-web/fetch-picture.ts';
import type { Context } from '../../context.ts';
import { outageCode } from '../../db/outage.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Editor, finishSaves } from '../catalogue/products/finish-saves.service.ts';
import { storeProductPicture } from '../catalogue/products/product-picture.service.ts';
import { findProductToEdit } from '../catalogue/products/product-rules.service.ts';
import { changeProductStateIn } from '../catalogue/products/product-state.service.ts';
import { writeEditedProduct } from '../catalogue/products/save-product.service.ts';
import { pictureProblem, untakenProblem } from './archived-picture.ts';
import { listPictured, stopAwaiting } from './awaiting-picture.repository.ts';
import {
  claimFetch,
  type DueFetch,
  type FetchingPicture,
  holdFetch,
  noteRowPictures,
  rememberSource,
  saveFetch,
} from './picture-fetch.repository.ts';

type Part = Pick<Context, 'config' | 'write' | 'now' | 'log'>;

/** Products at a time, and of one shop: whoever has many leaves some of the way to others. */
const LANES = 4;
const LANES_OF_SHOP = 2;
const PAUSE_SECONDS = [15, 120, 900];

export interface FetchRun {
  rules: FetchRules;
  isStopping: () => boolean;
}

/** Fetches everything that is due; answers of how many products. A worker that dies leaves its own for ten minutes. */
export async function fetchDuePictures(context: Part, run: FetchRun): Promise<number> {
  const lanesByShop = new Map<number, number>();
  let count = 0;
  const goOn = async () => {
    while (!run.isStopping()) {
      const busy = [...lanesByShop].filter(([, lanes]) => lanes >= LANES_OF_SHOP).map(([id]) => id);
      const due = await claimFetch(context.write, context.now(), busy);
      if (!due) return;
      lanesByShop.set(due.sellerId, (lanesByShop.get(due.sellerId) ?? 0) + 1);
      try {
        await fetchProduct(context, due, run.rules);
        await activatePictured(context);
      } finally {
        lanesByShop.set(due.sellerId, (lanesByShop.get(due.sellerId) ?? 1) - 1);
      }
      count++;
    }
  };
  await Promise.all(Array.from({ length: LANES }, goOn));
  await activatePictured(context);
  return count;
}

async function fetchProduct(context: Part, due: DueFetch, rules: FetchRules): Promise<void> {
  const pictures: FetchingPicture[] = [];
  let isPassing = false;
  for (const one of due.pictures) {
    const made =
      one.url === null ? await fetchAndStore(context, due, one, rules) : { picture: one, isPassing: false };
    pictures.push(made.picture);
    isPassing ||= made.isPassing;
  }
  const pause = isPassing ? PAUSE_SECONDS[due.attempts - 1] : undefined;
  const nextAttemptAt = pause === undefined ? null : new Date(context.now().getTime() + pause * 1_000);
  await inTransaction(context.write, async (db) => {
    if (!(await holdFetch(db, due.id))) return;
    const taken = await savePictures(db, due, pictures, context.now());
    await saveFetch(db, due.id, { pictures: taken, nextAttemptAt });
    if (due.importId !== null) await noteFailures(db, due.importId, taken);
  });
}

async function fetchAndStore(context: Part, due: DueFetch, picture: FetchingPicture, rules: FetchRules) {
  const failed = (problem: string, isPassing: boolean) => ({ picture: { ...picture, problem }, isPassing });
  const fetched = await fetchPicture(picture.address, rules);
  if (!fetched.ok) return failed(fetched.problem, fetched.isPassing);
  const { sellerId } = due;
  const owner = `pictures of shop ${sellerId}`;
  const load = async () => fetched.bytes;
  const stored = await storeProductPicture(context, { sellerId, owner, isPatient: true, load });
  if (!stored.ok) {
    const isBusy = stored.reason === 'pictures-busy' || stored.reason === 'too-many-pictures';
    return failed(isBusy ? 'Había demasiadas fotos en espera.' : pictureProblem(stored.reason), isBusy);
  }
  const url = stored.value;
  await rememberSource(context.write, { sellerId, address: picture.address, url, now: context.now() });
  return { picture: { ...picture, url, problem: null }, isPassing: false };
}

interface Brought {
  pictures: readonly FetchingPicture[];
  keepsOthers: boolean;
  /** Beside them the variants keep theirs. */
  isLater: boolean;
}

/**
 * What an attempt brings. A later one leaves alone what the earlier ones brought: the shop may have put it away or in
 * another order meanwhile.
 */
function broughtBy(due: DueFetch, pictures: readonly FetchingPicture[]): Brought {
  // An attempt that was saved has left a problem. One that died with its worker has not: what was known then is not there.
  const wasSaved = due.pictures.some(({ problem }) => problem !== null);
  // Somebody who asks again for pictures of which none came asks for all that was asked before.
  const isLater = wasSaved && (due.attempts > 1 || due.pictures.some(({ url }) => url !== null));
  const added = pictures.filter(({ url }, at) => url !== null && !(isLater && due.pictures[at]?.url));
  return { pictures: added, keepsOthers: isLater || due.keepsOthers, isLater };
}

/**
 * The product with its pictures in the order of the sheet; what it lacks otherwise is not our concern. Answers the
 * pictures as they came out: one that the product does not take is as one that could not be fetched.
 */
async function savePictures(
  db: Database,
  due: DueFetch,
  pictures: readonly FetchingPicture[],
  now: Date,
): Promise<readonly FetchingPicture[]> {
  const product = await findProductToEdit(db, due.sellerId, due.productId);
  const brought = broughtBy(due, pictures);
  if (!product || brought.pictures.length === 0) return pictures;
  const { id, version, form } = product;
  const wanted = withPictures(form, brought);
  const untaken = (problem: string, isTaken: (url: string | null) => boolean) =>
    pictures.map((one) =>
      brought.pictures.includes(one) && !isTaken(one.url) ? { ...one, url: null, problem } : one,
    );
  if (JSON.stringify(wanted) !== JSON.stringify(form)) {
    const written = await writeEditedProduct(db, editorOf(due), { id, version, form: wanted }, now);
    if (!written.ok) return untaken(untakenProblem(written.fields), () => false);
    await finishSaves(db, editorOf(due), [written.value], now);
  }
  return untaken(`El producto ya tiene ${MAXIMUM_PICTURES} fotos.`, (one) =>
    wanted.images.some(({ url }) => url === one),
  );
}

function withPictures(form: ProductForm, { pictures, keepsOthers, isLater }: Brought): ProductForm {
  const alts = new Map(form.images.map(({ url, alt }) => [url, alt]));
  const urls = pictures.flatMap(({ url }) => (url === null ? [] : [url]));
  const all = new Set([...(keepsOthers ? form.images.map(({ url }) => url) : []), ...urls]);
  const images = [...all].slice(0, MAXIMUM_PICTURES).map((url) => ({ url, alt: alts.get(url) ?? form.name }));
  const stock = form.stock.map((one) => {
    const key = choiceName(form, one.choice);
    const own = pictures.flatMap(({ url, choices }) => (url !== null && choices.includes(key) ? [url] : []));
    if (!one.variant || own.length === 0) return one;
    const kept = isLater ? one.variant.images : [];
    return { ...one, variant: { ...one.variant, images: [...new Set([...kept, ...own])] } };
  });
  return { ...form, images, stock };
}

function editorOf({ sellerId, accountId }: DueFetch): Editor {
  return accountId === null
    ? { sellerId, actor: { kind: 'api-key', accountId: null } }
    : { sellerId, actor: { kind: 'member', accountId } };
}

async function noteFailures(
  db: Database,
  importId: number,
  pictures: readonly FetchingPicture[],
): Promise<void> {
  const column = SHEET_FIELDS.pictures;
  const byRow = Map.groupBy(pictures, ({ row }) => row);
  const notes = [...byRow].map(([row, own]) => ({
    row,
    notes: own.flatMap(({ url, address, problem }) =>
      url === null && problem !== null ? [{ column, found: address, message: problem }] : [],
    ),
  }));
  await noteRowPictures(db, importId, notes, column);
}

/** Products that were asked to be active and have their picture now, wherever it came from. */
async function activatePictured({ write, now, log }: Pick<Context, 'write' | 'now' | 'log'>): Promise<void> {
  for (const { productId: id, sellerId } of await listPictured(write, 50)) {
    try {
      await inTransaction(write, async (db) => {
        const editor: Editor = { sellerId, actor: { kind: 'system', accountId: null } };
        // One that lacks something else by now, or was put away, waits for a person.
        await changeProductStateIn(db, editor, { id, state: 'active' }, now());
        await stopAwaiting(db, [id]);
      });
    } catch (error) {
      if (outageCode(error) !== null) throw error;
      // It stays a draft: at the head of the queue it would hold up everybody's products behind it.
      log.error({ err: error, product: id }, 'a product with its picture cannot be made active');
      await stopAwaiting(write, [id]);
    }
  }
}
