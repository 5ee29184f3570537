import { termIdsOf } from '../../../../domain/cart.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { TodayLine } from '../../../../wire/buyers/today-line.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { listTodayLines } from '../../orders/placing/today-lines.service.ts';
import { findLists, findSharedList, type OwnList } from './list.repository.ts';
import {
  countLines,
  deleteLine,
  findListLines,
  hasLine,
  type ListedProduct,
  lockList,
  putLine,
} from './list-line.repository.ts';

const MAXIMUM_LINES = 200;

interface Owned {
  accountId: number;
  listId: number;
}

type Reading = Pick<Context, 'write' | 'now'>;

export async function getOwnList(
  context: Reading,
  own: Owned,
): Promise<Result<OwnList & { lines: TodayLine[] }, 'not-found'>> {
  const [list] = await findLists(context.write, { ...own, limit: 1 });
  if (!list) return failure('not-found');
  return success({ ...list, lines: await linesOf(context, list.id) });
}

/** For anybody who has the link. */
export async function getSharedList(
  context: Reading,
  token: string,
): Promise<Result<{ name: string; ownerName: string | null; lines: TodayLine[] }, 'not-found'>> {
  const list = await findSharedList(context.write, token);
  if (!list) return failure('not-found');
  const { id, name, ownerName } = list;
  return success({ name, ownerName, lines: await linesOf(context, id) });
}

async function linesOf(context: Reading, listId: number): Promise<TodayLine[]> {
  const wanted = await findListLines(context.write, listId, MAXIMUM_LINES);
  return (await listTodayLines(context, wanted)).map(({ line }) => line);
}

/** So many units, whatever there were; 0 takes the product out. What no shop sells now cannot be put in. */
export async function setListLine(
  context: Reading,
  own: Owned,
  { productId, termIds, quantity }: ListedProduct,
): Promise<Result<{ message: string }, 'not-found' | 'list-full'>> {
  const chosen = termIdsOf(termIds.map((termId) => ({ attributeId: 0, termId })));
  const line = { productId, termIds: chosen, quantity };
  if (quantity > 0 && !(await canBeListed(context, line))) return failure('not-found');
  return inTransaction(context.write, async (db) => {
    if (!(await lockList(db, own))) return failure('not-found');
    if (quantity === 0) {
      await deleteLine(db, own.listId, line);
      return success({ message: 'Producto quitado de la lista.' });
    }
    const isNew = !(await hasLine(db, own.listId, line));
    if (isNew && (await countLines(db, own.listId)) >= MAXIMUM_LINES) return failure('list-full');
    await putLine(db, own.listId, { ...line, at: context.now() });
    return success({ message: 'Producto guardado en la lista.' });
  });
}

/** A known product with a choice of its own, or with none yet; sold out or on holiday is no reason against it. */
async function canBeListed(context: Reading, line: ListedProduct): Promise<boolean> {
  const [today] = await listTodayLines(context, [line]);
  return today?.isShown === true && today.line.terms.length === line.termIds.length;
}
