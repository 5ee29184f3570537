import { JUMP_KINDS, SELLER_JUMPS } from '../../../domain/jump.ts';
import type { SellerPermission } from '../../../domain/seller-role.ts';
import { sellerCasePaths } from '../../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { jumpPages } from '../../panel/jump/jump-pages.ts';
import type { JumpSetup } from '../../panel/jump/jump-setup.ts';
import type { SellerPanel } from './require-seller.ts';
import type { MenuEntry } from './seller-menu.ts';

const ask: JumpSetup['ask'] = (text, signal) => callApi('jumpInShop', { query: { text } }, { signal });

/** 'Ir a…' of one shop, by what the role may read. */
export function sellerJump(panel: SellerPanel, entries: readonly MenuEntry[]): JumpSetup {
  const may = (permission: SellerPermission) => panel.permissions.includes(permission);
  return {
    kinds: JUMP_KINDS.filter((kind) => {
      const permission = SELLER_JUMPS[kind];
      return permission !== undefined && may(permission);
    }),
    pages: jumpPages(entries, may),
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
