import type { SellerPermission } from '../../../domain/seller-role.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PanelPart } from '../../panel/panel-entry.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { MONEY_VIEWS } from '../payouts/money-views.ts';

export interface MenuEntry {
  name: string;
  path: string;
  icon: Extract<
    IconName,
    | 'barcode'
    | 'chat-circle'
    | 'house-line'
    | 'lock-simple'
    | 'magnifying-glass'
    | 'package'
    | 'scales'
    | 'sliders-horizontal'
    | 'star'
    | 'storefront'
    | 'trend-up'
    | 'user-circle'
    | 'wallet'
  >;
  /** Who sees it; null: the whole team. */
  permission: SellerPermission | null;
  parts?: readonly PanelPart<SellerPermission>[];
}

/** The menu of the panel, in its order. */
export const sellerMenu = [
  { name: 'Resumen', path: sellerPaths.home(), icon: 'house-line', permission: null },
  {
    name: 'Pedidos',
    path: sellerPaths.orders(),
    icon: 'package',
    permission: 'see-orders',
    parts: [{ name: 'Puntualidad', path: sellerPaths.promises() }],
  },
  { name: 'Casos', path: sellerCasePaths.list(), icon: 'scales', permission: 'see-orders' },
  {
    name: 'Productos',
    path: sellerPaths.products(),
    icon: 'storefront',
    permission: 'see-products',
    parts: [
      { name: 'Nuevo producto', path: sellerPaths.product('nuevo'), permission: 'edit-products' },
      {
        name: 'Precios y existencias',
        path: sellerPaths.productGrid(),
        icon: 'tag',
        permission: 'edit-stock',
      },
      { name: 'Descargas de productos', path: sellerPaths.productFiles(), icon: 'barcode' },
    ],
  },
  { name: 'Búsquedas', path: sellerPaths.searches(), icon: 'magnifying-glass', permission: 'see-products' },
  { name: 'Carga masiva', path: sellerPaths.imports(), icon: 'barcode', permission: 'see-products' },
  { name: 'Pagos', path: sellerPaths.money(), icon: 'wallet', permission: 'see-money', parts: MONEY_VIEWS },
  { name: 'Preguntas', path: sellerPaths.questions(), icon: 'chat-circle', permission: 'answer-people' },
  { name: 'Valoraciones', path: sellerPaths.reviews(), icon: 'star', permission: 'answer-people' },
  { name: 'Nivel', path: sellerPaths.level(), icon: 'trend-up', permission: 'answer-people' },
  { name: 'Mi tienda', path: sellerPaths.shop(), icon: 'storefront', permission: 'edit-shop' },
  {
    name: 'Equipo',
    path: sellerPaths.team(),
    icon: 'user-circle',
    permission: 'manage-team',
    parts: [{ name: 'Actividad del equipo', path: sellerPaths.activity() }],
  },
  {
    name: 'Integraciones',
    path: sellerPaths.integrations(),
    icon: 'sliders-horizontal',
    permission: 'manage-api',
  },
  { name: 'Mi acceso', path: sellerPaths.security(), icon: 'lock-simple', permission: null },
] as const satisfies readonly MenuEntry[];
