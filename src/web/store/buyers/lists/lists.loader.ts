import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';
import { requireUser } from '../../accounts/account/require-session.ts';

/** The lists of whoever asks. */
export async function listsLoader(page: PageRequest) {
  const user = await requireUser(page);
  const lists = valueOrPageError(await page.call('listMyLists', {}));
  return { meta: accountMeta('Listas', page.brand), user, lists };
}

/** One of them. */
export async function listLoader(page: PageRequest) {
  const user = await requireUser(page);
  const listId = readId(page.params.listId);
  if (listId === null) throw new PageError(404);
  const list = valueOrPageError(await page.call('getList', { params: { listId } }));
  return { meta: accountMeta(list.name, page.brand), user, list };
}

/** For whoever has the link; never for search engines. */
export async function sharedListLoader(page: PageRequest) {
  const token = page.params.token ?? '';
  if (!/^[\w-]{10,60}$/.test(token)) throw new PageError(404);
  const list = valueOrPageError(await page.call('getSharedList', { params: { token } }));
  return {
    meta: {
      title: `${list.name} | ${page.brand.name}`,
      description: 'Una lista de productos.',
      canonical: null,
    },
    list,
  };
}
