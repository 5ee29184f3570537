import type { SellerPermission } from '../../../domain/seller-role.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PanelPart } from '../../panel/panel-entry.ts';

/** The pages about money that stand beside each other. */
export const MONEY_VIEWS = [
  { name: 'Movimientos', path: sellerPaths.money(), isList: true },
  { name: 'Liquidaciones', path: sellerPaths.settlements(), isList: true },
  { name: 'Extractos', path: sellerPaths.statements(), isList: false },
  { name: 'Cuenta bancaria', path: sellerPaths.bankAccount(), isList: false },
] as const satisfies readonly (PanelPart<SellerPermission> & { isList: boolean })[];

export type MoneyView = (typeof MONEY_VIEWS)[number]['name'];
