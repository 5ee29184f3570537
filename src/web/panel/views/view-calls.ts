import { SAVED_VIEW_LISTS, type SavedViewList } from '../../../domain/saved-view.ts';
import { callApi } from '../../app/api-client.ts';

/** The calls about views of one list: each panel has its own. */
export function viewCalls(list: SavedViewList) {
  const isSellers = SAVED_VIEW_LISTS[list].panel === 'seller';
  return {
    save: (name: string, query: string) =>
      callApi(isSellers ? 'saveSellerView' : 'saveOperatorView', { body: { list, name, query } }),
    rename: (viewId: number, name: string) =>
      callApi(isSellers ? 'renameSellerView' : 'renameOperatorView', { params: { viewId }, body: { name } }),
    remove: (viewId: number) =>
      callApi(isSellers ? 'deleteSellerView' : 'deleteOperatorView', { params: { viewId } }),
  };
}
