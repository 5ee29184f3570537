import { failure, success } from '../../../../domain/result.ts';
import {
  filtersOf,
  MAXIMUM_SAVED_VIEWS,
  SAVED_VIEW_LIST_IDS,
  SAVED_VIEW_LISTS,
  type SavedViewList,
} from '../../../../domain/saved-view.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import * as views from './saved-view.repository.ts';

type Panel = (typeof SAVED_VIEW_LISTS)[SavedViewList]['panel'];

/** Her own views, in the order in which she has saved them. */
export async function listOwnViews(
  { write }: Pick<Context, 'write'>,
  accountId: number,
  list: SavedViewList,
) {
  return success(await views.listViews(write, accountId, list));
}

interface NewView {
  list: SavedViewList;
  name: string;
  query: string;
}

export async function saveView({ write, now }: Context, accountId: number, { list, name, query }: NewView) {
  const filters = new URLSearchParams(filtersOf(list, new URLSearchParams(query))).toString();
  if (name === '') return failure('view-without-name');
  if (filters === '') return failure('view-without-filter');
  return inTransaction(write, async (db) => {
    // Two windows of hers at once: one after the other, so that the count holds.
    const count = await views.countViews(db, accountId, list);
    if (count >= MAXIMUM_SAVED_VIEWS) return failure('too-many-views');
    const isNew = await views.insertView(db, { accountId, list, name, query: filters, at: now() });
    return isNew ? success(undefined) : failure('view-name-taken');
  });
}

interface OwnView {
  accountId: number;
  viewId: number;
  panel: Panel;
}

export async function renameView({ write }: Pick<Context, 'write'>, own: OwnView, name: string) {
  if (name === '') return failure('view-without-name');
  const view = { ...own, lists: listsOf(own.panel) };
  return inTransaction(write, async (db) => {
    if (await views.isNameTaken(db, view, name)) return failure('view-name-taken');
    return (await views.renameView(db, view, name)) ? success(undefined) : failure('not-found');
  });
}

export async function deleteView({ write }: Pick<Context, 'write'>, own: OwnView) {
  const isHers = await views.deleteView(write, { ...own, lists: listsOf(own.panel) });
  return isHers ? success(undefined) : failure('not-found');
}

function listsOf(panel: Panel): SavedViewList[] {
  return SAVED_VIEW_LIST_IDS.filter((id) => SAVED_VIEW_LISTS[id].panel === panel);
}
