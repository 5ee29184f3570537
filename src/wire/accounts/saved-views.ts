import * as z from 'zod/mini';
import { MAXIMUM_VIEW_NAME, SAVED_VIEW_LIST_IDS } from '../../domain/saved-view.ts';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';

const newView = z.object({
  list: z.enum(SAVED_VIEW_LIST_IDS),
  name: formText(MAXIMUM_VIEW_NAME),
  /** Of the list's address; what is no filter is left out. */
  query: text(1000),
});
const ofView = z.object({ viewId: identifier });
const newName = z.object({ name: formText(MAXIMUM_VIEW_NAME) });

/** Filters of the panels' lists that a person keeps for herself. */
export const savedViewEndpoints = {
  saveSellerView: endpoint({ method: 'POST', path: '/vender/vistas', body: newView }),
  renameSellerView: endpoint({
    method: 'PUT',
    path: '/vender/vistas/:viewId',
    params: ofView,
    body: newName,
  }),
  deleteSellerView: endpoint({ method: 'DELETE', path: '/vender/vistas/:viewId', params: ofView }),
  saveOperatorView: endpoint({ method: 'POST', path: '/operacion/vistas', body: newView }),
  renameOperatorView: endpoint({
    method: 'PUT',
    path: '/operacion/vistas/:viewId',
    params: ofView,
    body: newName,
  }),
  deleteOperatorView: endpoint({ method: 'DELETE', path: '/operacion/vistas/:viewId', params: ofView }),
};
