import type { SheetSource } from '../../../domain/move-in/move-in.ts';
import { type MoveInDefaults, NO_DEFAULTS } from '../../../domain/move-in/moved-setting.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { foldText } from '../../../domain/text.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SellerMember } from '../accounts/team/seller-access.service.ts';
import { hasFollowers, lockImport, readAnew, type StoredImport } from './import.repository.ts';
import { countNotedRows, listCategoryNames } from './import-row.repository.ts';
import {
  type CategoryChoice,
  findDefaults,
  listCategoryPlaces,
  listSourceCategories,
  saveCategoryPlaces,
  saveDefaults,
} from './move-in.repository.ts';
import { countFetches, type FetchCounts, retryFetches } from './picture-fetch.repository.ts';

type Part = Pick<Context, 'write' | 'now'>;
type Member = Pick<SellerMember, 'sellerId'>;

/** What an import has besides its columns and counts. */
export interface MoveInDetail {
  source: SheetSource;
  /** Of the other shop, with the place of each among ours. */
  sourceCategories: (CategoryChoice & { rows: number; isRemembered: boolean })[];
  defaults: MoveInDefaults;
  /** The file has one column: what separates its columns is to be said. */
  asksDelimiter: boolean;
  /** Of pictures by address; null: there are none. */
  pictures: FetchCounts | null;
  /** The sheet after which this ZIP is saved. */
  followsId: number | null;
  /** Rows that are saved otherwise than they say, by now. */
  notedRows: number;
  /** A ZIP of pictures is saved after this sheet. */
  hasPictures: boolean;
}

export async function moveInDetail(db: Database, stored: StoredImport): Promise<MoveInDetail> {
  const { id, source, followsId, headers, fileKey, kind, state } = stored;
  const pictures = await countFetches(db, id);
  return {
    source,
    followsId,
    notedRows: await countNotedRows(db, id),
    hasPictures: kind === 'sheet' && (await hasFollowers(db, id)),
    sourceCategories: source === 'sheet' ? [] : await sourceCategories(db, stored),
    defaults: stored.defaults ?? NO_DEFAULTS,
    asksDelimiter: kind === 'sheet' && state === 'mapping' && headers.length === 1 && fileKey !== null,
    pictures: pictures.total === 0 ? null : pictures,
  };
}

async function sourceCategories(db: Database, { id, sellerId, mapping }: StoredImport) {
  const found = await listSourceCategories(db, id, mapping.indexOf('category'));
  const names = found.map(({ name }) => name);
  const remembered = new Map((await listCategoryPlaces(db, sellerId, names)).map((one) => [one.name, one]));
  const ours = await listCategoryNames(db);
  return found.map(({ name, rows }) => {
    const known = remembered.get(name);
    return { ...(known ?? likelyPlace(name, ours)), name, rows, isRemembered: known !== undefined };
  });
}

type Named = { id: number; name: string; parentId: number | null };

/** Ours that is called as a part of theirs, the last part first: 'Ropa > Camisetas'. */
function likelyPlace(name: string, ours: readonly Named[]): CategoryChoice {
  const parts = name.split(/[>/|]/).map(nameKey).filter(Boolean).reverse();
  for (const part of parts) {
    const found = ours.find((one) => nameKey(one.name) === part);
    if (found)
      return found.parentId === null
        ? { name, mainCategoryId: found.id, subcategoryId: null }
        : { name, mainCategoryId: found.parentId, subcategoryId: found.id };
  }
  return { name, mainCategoryId: null, subcategoryId: null };
}

/** 'Camisetas' and 'Camiseta ' are one. */
function nameKey(name: string): string {
  return foldText(name).trim().replace(/e?s$/, '');
}

/** What the shop said for its last export counts for this one until it says something else. */
export async function recallDefaults(db: Database, { id, sellerId }: StoredImport): Promise<void> {
  const defaults = await findDefaults(db, sellerId);
  if (defaults) await saveDefaults(db, { sellerId, importId: id, defaults, now: new Date() });
}

export interface MoveInChoices {
  categories: readonly CategoryChoice[];
  defaults: MoveInDefaults;
}

/** Where their categories belong and what their products lack; a check that was made counts no more. */
export function saveMoveIn(
  { write, now }: Part,
  { sellerId }: Member,
  id: number,
  { categories, defaults }: MoveInChoices,
): Promise<Result<null, 'not-found' | 'import-state' | 'invalid-input'>> {
  return inTransaction(write, async (db) => {
    const stored = await lockImport(db, sellerId, id);
    if (!stored) return failure('not-found');
    if (stored.source === 'sheet' || !['mapping', 'checked'].includes(stored.state))
      return failure('import-state');
    const ours = await listCategoryNames(db);
    const fits = categories.every(({ mainCategoryId, subcategoryId }) => {
      const main = ours.find((one) => one.id === mainCategoryId && one.parentId === null);
      const sub = ours.find((one) => one.id === subcategoryId);
      return (
        (mainCategoryId === null || main) && (subcategoryId === null || (main && sub?.parentId === main.id))
      );
    });
    if (!fits) return failure('invalid-input');
    await saveCategoryPlaces(db, sellerId, categories, now());
    await saveDefaults(db, { sellerId, importId: id, defaults, now: now() });
    return success(null);
  });
}

/** Has a CSV read anew, its columns apart by what the shop says. */
export function chooseDelimiter(
  { write, now }: Part,
  { sellerId }: Member,
  id: number,
  delimiter: string,
): Promise<Result<null, 'not-found' | 'import-state'>> {
  return inTransaction(write, async (db) => {
    const stored = await lockImport(db, sellerId, id);
    if (!stored) return failure('not-found');
    if (stored.state !== 'mapping' || stored.fileKey === null) return failure('import-state');
    await readAnew(db, id, delimiter, now());
    return success(null);
  });
}

/** Tries the pictures that did not come once more. */
export function retryPictures(
  { write, now }: Part,
  { sellerId }: Member,
  id: number,
): Promise<Result<null, 'not-found'>> {
  return inTransaction(write, async (db) => {
    if (!(await lockImport(db, sellerId, id))) return failure('not-found');
    await retryFetches(db, id, now());
    return success(null);
  });
}
