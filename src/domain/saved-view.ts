import type { OperatorPermission } from './operator-role.ts';
import type { SellerPermission } from './seller-role.ts';

interface SellerList {
  panel: 'seller';
  permission: SellerPermission;
  words: readonly string[];
}

interface OperatorList {
  panel: 'operator';
  permission: OperatorPermission;
  words: readonly string[];
}

/**
 * The lists of both panels whose filters can be kept, who reads them, and the words of their addresses that are filters.
 * That of buyers is none: what is searched for there is somebody's data.
 */
export const SAVED_VIEW_LISTS = {
  'seller-products': {
    panel: 'seller',
    permission: 'see-products',
    words: ['estado', 'existencias', 'calidad', 'etiqueta', 'buscar', 'orden'],
  },
  'seller-orders': { panel: 'seller', permission: 'see-orders', words: ['grupo', 'orden', 'buscar'] },
  'seller-cases': { panel: 'seller', permission: 'see-orders', words: ['estado', 'tipo'] },
  'operator-orders': {
    panel: 'operator',
    permission: 'see-orders',
    words: ['buscar', 'estado', 'pago', 'estadoPago', 'tienda', 'desde', 'hasta', 'atrasados', 'noLlego'],
  },
  'operator-cases': { panel: 'operator', permission: 'see-orders', words: ['estado', 'tipo', 'tienda'] },
  'operator-products': {
    panel: 'operator',
    permission: 'see-catalogue',
    words: ['buscar', 'estado', 'categoria', 'tienda', 'existencias'],
  },
  'operator-sellers': { panel: 'operator', permission: 'see-sellers', words: ['grupo', 'buscar'] },
  'operator-audit': {
    panel: 'operator',
    permission: 'see-audit',
    words: ['email', 'tipo', 'codVendedor', 'codigo', 'desde', 'hasta'],
  },
} as const satisfies Record<string, SellerList | OperatorList>;

export type SavedViewList = keyof typeof SAVED_VIEW_LISTS;

export const SAVED_VIEW_LIST_IDS = Object.keys(SAVED_VIEW_LISTS) as SavedViewList[];

/** Of one person and list. */
export const MAXIMUM_SAVED_VIEWS = 8;
export const MAXIMUM_VIEW_NAME = 40;
const MAXIMUM_WORD = 100;

export interface SavedView {
  id: number;
  name: string;
  /** Of the list's address, without its question mark. */
  query: string;
}

/**
 * The filters that an address says, in one order, so that the same filters are the same text. Pages and whatever else an
 * address says are left out.
 */
export function filtersOf(
  list: SavedViewList,
  asked: { get: (word: string) => string | null },
): [word: string, value: string][] {
  return SAVED_VIEW_LISTS[list].words.flatMap((word): [string, string][] => {
    const value = (asked.get(word) ?? '').replaceAll('\0', '').trim().slice(0, MAXIMUM_WORD);
    return value === '' ? [] : [[word, value.toWellFormed()]];
  });
}
