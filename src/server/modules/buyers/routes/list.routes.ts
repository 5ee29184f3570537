import { success } from '../../../../domain/result.ts';
import type { listEndpoints } from '../../../../wire/buyers/lists.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { changeListName, createList, listOwnLists, removeList, shareList } from '../lists/list.service.ts';
import { getOwnList, getSharedList, setListLine } from '../lists/list-lines.service.ts';

export function listRoutes(context: Context): Handlers<keyof typeof listEndpoints> {
  return {
    listMyLists: forAccount(async (_, { id }) => success(await listOwnLists(context, id))),
    createList: forAccount(({ body: { name } }, { id: accountId }) =>
      createList(context, { accountId, name }),
    ),
    getList: forAccount(({ params: { listId } }, { id: accountId }) =>
      getOwnList(context, { accountId, listId }),
    ),
    renameList: forAccount(({ params: { listId }, body: { name } }, { id: accountId }) =>
      changeListName(context, { accountId, listId }, name),
    ),
    deleteList: forAccount(({ params: { listId } }, { id: accountId }) =>
      removeList(context, { accountId, listId }),
    ),
    setListLine: forAccount(({ params: { listId }, body }, { id: accountId }) =>
      setListLine(context, { accountId, listId }, body),
    ),
    shareList: forAccount(({ params: { listId }, body }, { id: accountId }) =>
      shareList(context, { accountId, listId }, body),
    ),
    getSharedList: ({ params: { token } }) => getSharedList(context, token),
  };
}
