import type { BulkChange, BulkKind } from '../../../../domain/bulk-change.ts';
import type { Touched } from '../../../../domain/bulk-undo.ts';
import { formatNumber } from '../../../../domain/number-text.ts';
import { PRODUCT_STATE_NAMES } from '../../../../domain/product-state.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';

export type BulkDetail = OutputOf<Endpoints['getBulkChange']>;
export type BulkPreview = OutputOf<Endpoints['previewBulkChange']>;
export type ListedProduct = OutputOf<Endpoints['listSellerProducts']>['products'][number];

/** '5 productos', '1 producto' */
export function productsText(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'producto' : 'productos'}`;
}

/** What the button of a change says: 'Cambiar 5 precios'. */
export function submitText(change: Pick<BulkChange, 'kind'> & { state?: string }, count: number): string {
  const number = formatNumber(count);
  if (change.kind === 'price') return `Cambiar ${number} ${count === 1 ? 'precio' : 'precios'}`;
  if (change.kind === 'offer') return `Poner ${number} ${count === 1 ? 'oferta' : 'ofertas'}`;
  if (change.kind === 'no-offer') return `Quitar ${number} ${count === 1 ? 'oferta' : 'ofertas'}`;
  if (change.kind === 'state')
    return `${STATE_VERBS[change.state ?? ''] ?? 'Cambiar'} ${productsText(count)}`;
  return `Cambiar ${productsText(count)}`;
}

const STATE_VERBS: Record<string, string> = { active: 'Activar', paused: 'Pausar', archived: 'Archivar' };

/** What a change touches, as one short text: what a buyer pays, the units, the state. */
export function touchedText(touched: Touched, categoryName: (id: number | null) => string): string {
  if ('state' in touched) return PRODUCT_STATE_NAMES[touched.state];
  if ('tags' in touched) return touched.tags.join(', ') || 'Sin etiquetas';
  if ('units' in touched)
    return `${formatNumber(touched.units.reduce((sum, { onHand }) => sum + onHand, 0))} uds.`;
  if ('mainCategoryId' in touched) return categoryName(touched.subcategoryId ?? touched.mainCategoryId);
  const own = touched.variants.map(({ price, offer }) => offer?.salePrice ?? price ?? touched.price);
  const paid = own.length > 0 ? own : [touched.offer?.salePrice ?? touched.price];
  const known = paid.filter((one) => one !== null);
  return known.length === 0 ? 'Sin precio' : formatNumber(Math.min(...known));
}

const DONE: Record<BulkKind, string> = {
  price: 'con precio nuevo',
  offer: 'en oferta',
  'no-offer': 'sin oferta',
  state: 'con otro estado',
  category: 'con otra categoría',
  stock: 'con otras existencias',
  tags: 'con otras etiquetas',
};

/** What became of a change that is over: '4 productos con precio nuevo. 1 no cambió.' */
export function outcomeText(detail: BulkDetail): string {
  const { state, kind, changedCount, refusedCount, undoneCount, keptCount, problem } = detail;
  if (state === 'failed') return `${problem} Cambiaron ${productsText(changedCount)}.`;
  if (state === 'undone')
    return keptCount === 0
      ? `Deshecho: ${productsText(undoneCount)} como antes.`
      : `Deshecho: ${productsText(undoneCount)} como antes. ${keptText(keptCount)}`;
  const rest = refusedCount === 0 ? '' : ` ${notChangedText(refusedCount)}`;
  return `${productsText(changedCount)} ${DONE[kind]}.${rest}`;
}

function notChangedText(count: number): string {
  return count === 1 ? '1 no cambió.' : `${formatNumber(count)} no cambiaron.`;
}

function keptText(count: number): string {
  return count === 1
    ? 'A 1 lo cambió alguien después: quedó como está.'
    : `A ${formatNumber(count)} los cambió alguien después: quedaron como están.`;
}
