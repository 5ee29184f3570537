import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PanelPart } from '../../panel/panel-entry.ts';

/** The pages about money that stand beside each other. */
export const MONEY_VIEWS = [
  { name: 'Resumen', path: operatorMoneyPaths.overview(), isList: false },
  { name: 'Liquidaciones', path: operatorMoneyPaths.settlements(), isList: true },
  { name: 'Giros', path: operatorMoneyPaths.payouts(), isList: true },
  { name: 'Reembolsos', path: operatorMoneyPaths.refunds(), isList: true },
  { name: 'Contraentrega', path: operatorMoneyPaths.cash(), isList: true },
  { name: 'Conciliación', path: operatorMoneyPaths.reconciliation(), isList: false },
  { name: 'Proveedor', fullName: 'Proveedor de pagos', path: operatorMoneyPaths.provider(), isList: true },
  { name: 'Comisiones', path: operatorMoneyPaths.fees(), isList: false },
  { name: 'Libros', path: operatorMoneyPaths.ledger(), isList: true },
  { name: 'Descargas', path: operatorMoneyPaths.exports(), isList: false },
] as const satisfies readonly (PanelPart<OperatorPermission> & { isList: boolean })[];

export type MoneyView = (typeof MONEY_VIEWS)[number]['name'];
