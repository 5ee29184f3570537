import type { OperatorQueue } from '../../../domain/operator-queue.ts';
import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import type { PanelEntry, PanelPart } from '../../panel/panel-entry.ts';
import { MONEY_VIEWS } from '../payouts/money-views.ts';
import { MODERATION_LISTS } from '../reviews/moderation-lists.ts';

export interface OperatorMenuEntry extends PanelEntry {
  /** Who sees it; null: everybody of the team. */
  permission: OperatorPermission | null;
  /** What waits there, for the badge. */
  queues?: readonly OperatorQueue[];
  parts?: readonly PanelPart<OperatorPermission>[];
}

/** The menu of the operators' panel, in its order. */
export const operatorMenu: readonly OperatorMenuEntry[] = [
  { name: 'Resumen', path: operatorPaths.home(), icon: 'trend-up', permission: null },
  {
    name: 'Vendedores',
    path: operatorPaths.sellers(),
    icon: 'storefront',
    permission: 'see-sellers',
    queues: ['sellers'],
  },
  { name: 'Clientes', path: operatorPaths.buyers(), icon: 'users-three', permission: 'see-buyers' },
  {
    name: 'Pedidos',
    path: operatorPaths.orders(),
    icon: 'package',
    permission: 'see-orders',
    queues: ['deliveries'],
  },
  {
    name: 'Casos',
    path: operatorCasePaths.list(),
    icon: 'scales',
    permission: 'see-orders',
    queues: ['cases'],
  },
  { name: 'Productos', path: operatorPaths.products(), icon: 'tag', permission: 'see-catalogue' },
  {
    name: 'Moderación',
    path: operatorPaths.reviews(),
    icon: 'chat-circle',
    permission: 'moderate',
    queues: ['reviews', 'reports', 'messages', 'levels'],
    parts: MODERATION_LISTS,
  },
  { name: 'Catálogo', path: operatorPaths.catalogue(), icon: 'tree-structure', permission: 'see-catalogue' },
  {
    name: 'Búsquedas',
    path: operatorPaths.searches(),
    icon: 'magnifying-glass',
    permission: 'see-catalogue',
  },
  { name: 'Contenido', path: operatorPaths.content(), icon: 'image', permission: 'see-catalogue' },
  { name: 'Envíos', path: operatorPaths.shipping(), icon: 'truck', permission: 'see-shipping' },
  {
    name: 'Dinero',
    path: operatorMoneyPaths.overview(),
    icon: 'wallet',
    permission: 'see-money',
    queues: ['refunds', 'payouts', 'differences'],
    parts: MONEY_VIEWS,
  },
  {
    name: 'Cifras',
    path: operatorPaths.figures(),
    icon: 'chart-bar',
    permission: 'see-figures',
    parts: [{ name: 'Puntualidad', path: operatorPaths.promises() }],
  },
  { name: 'Configuración', path: operatorPaths.settings(), icon: 'gear', permission: 'see-settings' },
  { name: 'Textos legales', path: operatorPaths.legal(), icon: 'list', permission: 'see-settings' },
  { name: 'Equipo', path: operatorPaths.staff(), icon: 'identification-card', permission: 'manage-staff' },
  { name: 'Registro', path: operatorPaths.audit(), icon: 'list', permission: 'see-audit' },
  {
    name: 'Datos personales',
    path: operatorPaths.personalData(),
    icon: 'identification-card',
    permission: 'see-audit',
  },
  { name: 'Sistema', path: operatorPaths.system(), icon: 'sliders-horizontal', permission: 'see-system' },
  { name: 'Mi acceso', path: operatorPaths.security(), icon: 'lock-simple', permission: null },
];
