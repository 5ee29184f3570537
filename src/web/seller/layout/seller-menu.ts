import type { SellerPermission } from '../../../domain/seller-role.ts';
import { paths } from '../../../wire/paths.ts';
import type { IconName } from '../../ui/icon-names.ts';

export interface MenuEntry {
  name: string;
  path: string;
  icon: Extract<
    IconName,
    | 'chat-circle'
    | 'house-line'
    | 'package'
    | 'sliders-horizontal'
    | 'star'
    | 'storefront'
    | 'user-circle'
    | 'wallet'
  >;
  /** Who sees it; null: the whole team. */
  permission: SellerPermission | null;
}

/** The menu of the centre, in its order. */
export const sellerMenu = [
  { name: 'Resumen', path: paths.sellerCentre(), icon: 'house-line', permission: null },
  { name: 'Pedidos', path: paths.sellerOrders(), icon: 'package', permission: 'see-orders' },
  { name: 'Productos', path: paths.sellerProducts(), icon: 'storefront', permission: 'see-products' },
  { name: 'Descargar', path: paths.sellerProductFiles(), icon: 'package', permission: 'see-products' },
  { name: 'Pagos', path: paths.sellerMoney(), icon: 'wallet', permission: 'see-money' },
  { name: 'Preguntas', path: paths.sellerQuestions(), icon: 'chat-circle', permission: 'answer-people' },
  { name: 'Valoraciones', path: paths.sellerReviews(), icon: 'star', permission: 'answer-people' },
  { name: 'Mi tienda', path: paths.sellerShop(), icon: 'storefront', permission: 'edit-shop' },
  { name: 'Equipo', path: paths.sellerTeam(), icon: 'user-circle', permission: 'manage-team' },
  {
    name: 'Integraciones',
    path: paths.sellerIntegrations(),
    icon: 'sliders-horizontal',
    permission: 'manage-api',
  },
] as const satisfies readonly MenuEntry[];
