import { SAVED_VIEW_LISTS, type SavedViewList } from '../../../domain/saved-view.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';

/** What she has kept of a list, for its loader. */
export async function readViews(page: Pick<PageRequest, 'read'>, list: SavedViewList) {
  const { panel } = SAVED_VIEW_LISTS[list];
  return valueOrPageError(
    await page.read(panel === 'seller' ? 'listSellerViews' : 'listOperatorViews', { list }),
  );
}
