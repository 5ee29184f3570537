import { randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  countLists,
  deleteList,
  findLists,
  insertList,
  isNameTaken,
  lockOwner,
  type OwnList,
  renameList,
  setSharing,
} from './list.repository.ts';

const MAXIMUM_LISTS = 20;
const NAME_TAKEN = 'Ya tienes una lista con ese nombre.';

type Writing = Pick<Context, 'write' | 'now'>;

interface Owned {
  accountId: number;
  listId: number;
}

export function listOwnLists({ write }: Writing, accountId: number): Promise<OwnList[]> {
  return findLists(write, { accountId, listId: null, limit: MAXIMUM_LISTS });
}

export async function createList(
  { write, now }: Writing,
  { accountId, name }: { accountId: number; name: string },
): Promise<Result<{ id: number }, 'invalid-input' | 'lists-full'>> {
  if (name === '') return failure('invalid-input', { fields: { name: REQUIRED_MESSAGE } });
  return inTransaction(write, async (db) => {
    await lockOwner(db, accountId);
    if ((await countLists(db, accountId)) >= MAXIMUM_LISTS) return failure('lists-full');
    const id = await insertList(db, { accountId, name, at: now() });
    return id === null ? failure('invalid-input', { fields: { name: NAME_TAKEN } }) : success({ id });
  });
}

export async function changeListName(
  { write }: Writing,
  own: Owned,
  name: string,
): Promise<Result<{ message: string }, 'invalid-input' | 'not-found'>> {
  if (name === '') return failure('invalid-input', { fields: { name: REQUIRED_MESSAGE } });
  return inTransaction(write, async (db) => {
    await lockOwner(db, own.accountId);
    if (await isNameTaken(db, own, name)) return failure('invalid-input', { fields: { name: NAME_TAKEN } });
    if (!(await renameList(db, own, name))) return failure('not-found');
    return success({ message: 'Nombre cambiado.' });
  });
}

export async function removeList(
  { write }: Writing,
  own: Owned,
): Promise<Result<{ message: string }, 'not-found'>> {
  return (await deleteList(write, own)) ? success({ message: 'Lista eliminada.' }) : failure('not-found');
}

/** A link that was ended never opens again: the next one is another. */
export async function shareList(
  { write }: Writing,
  own: Owned,
  { isShared, showsOwner }: { isShared: boolean; showsOwner: boolean },
): Promise<Result<{ shareToken: string | null }, 'not-found'>> {
  const token = isShared ? randomBytes(18).toString('base64url') : null;
  const changed = await setSharing(write, own, { token, showsOwner });
  return changed ? success(changed) : failure('not-found');
}
