import { JUMP_KINDS, SELLER_JUMPS } from '../../../domain/jump.ts';
import type { SellerPermission } from '../../../domain/seller-role.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { JumpSetup } from '../../panel/jump/jump-setup.ts';
import type { PanelEntry } from '../../panel/panel-entry.ts';
import type { SellerPanel } from './require-seller.ts';

/** Pages that stand in no menu but have a name that people look for. */
const PAGES: readonly (PanelEntry & { permission: SellerPermission })[] = [
  {
    name: 'Nuevo producto',
    path: sellerPaths.product('nuevo'),
    icon: 'storefront',
    permission: 'edit-products',
  },
  { name: 'Precios y existencias', path: sellerPaths.productGrid(), icon: 'tag', permission: 'edit-stock' },
  {
    name: 'Descargas de productos',
    path: sellerPaths.productFiles(),
    icon: 'barcode',
    permission: 'see-products',
  },
  { name: 'Liquidaciones', path: sellerPaths.settlements(), icon: 'wallet', permission: 'see-money' },
  { name: 'Extractos', path: sellerPaths.statements(), icon: 'wallet', permission: 'see-money' },
  { name: 'Cuenta bancaria', path: sellerPaths.bankAccount(), icon: 'wallet', permission: 'see-money' },
  {
    name: 'Actividad del equipo',
    path: sellerPaths.activity(),
    icon: 'user-circle',
    permission: 'manage-team',
  },
];

const ask: JumpSetup['ask'] = (text, signal) => callApi('jumpInShop', { query: { text } }, { signal });

/** 'Ir a…' of one shop, by what the role may read. */
export function sellerJump(panel: SellerPanel, entries: readonly PanelEntry[]): JumpSetup {
  const may = (permission: SellerPermission) => panel.permissions.includes(permission);
  return {
    kinds: JUMP_KINDS.filter((kind) => {
      const permission = SELLER_JUMPS[kind];
      return permission !== undefined && may(permission);
    }),
    pages: [...entries, ...PAGES.filter(({ permission }) => may(permission))],
    hint: 'Pedido, caso, producto o página',
    ask,
    hrefOf: ({ kind, id, title }) => {
      // A case is known by its number, which is its title.
      if (kind === 'case') return sellerCasePaths.case(title);
      return kind === 'order' ? sellerPaths.order(id) : sellerPaths.product(id);
    },
    memory: `tienda-${panel.sellerId}`,
  };
}
