import { JUMP_KINDS, type JumpHit, OPERATOR_JUMPS } from '../../../domain/jump.ts';
import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { JumpSetup } from '../../panel/jump/jump-setup.ts';
import type { PanelEntry } from '../../panel/panel-entry.ts';
import type { OperatorPanel } from './require-operator.ts';

/** Pages that stand in no menu but have a name that people look for. */
const PAGES: readonly (PanelEntry & { permission: OperatorPermission })[] = [
  {
    name: 'Preguntas reportadas',
    path: operatorPaths.reportedQuestions(),
    icon: 'chat-circle',
    permission: 'moderate',
  },
  {
    name: 'Mensajes de contacto',
    path: operatorPaths.contactMessages(),
    icon: 'envelope-simple',
    permission: 'moderate',
  },
  { name: 'Liquidaciones', path: operatorMoneyPaths.settlements(), icon: 'wallet', permission: 'see-money' },
  { name: 'Giros', path: operatorMoneyPaths.payouts(), icon: 'wallet', permission: 'see-money' },
  { name: 'Reembolsos', path: operatorMoneyPaths.refunds(), icon: 'wallet', permission: 'see-money' },
  { name: 'Contraentrega', path: operatorMoneyPaths.cash(), icon: 'wallet', permission: 'see-money' },
  {
    name: 'Conciliación',
    path: operatorMoneyPaths.reconciliation(),
    icon: 'wallet',
    permission: 'see-money',
  },
  {
    name: 'Proveedor de pagos',
    path: operatorMoneyPaths.provider(),
    icon: 'wallet',
    permission: 'see-money',
  },
  { name: 'Comisiones', path: operatorMoneyPaths.fees(), icon: 'wallet', permission: 'see-money' },
  { name: 'Libros', path: operatorMoneyPaths.ledger(), icon: 'wallet', permission: 'see-money' },
  { name: 'Descargas', path: operatorMoneyPaths.exports(), icon: 'wallet', permission: 'see-money' },
];

const ADDRESSES: Record<Exclude<JumpHit['kind'], 'case'>, (id: number) => string> = {
  order: operatorPaths.order,
  product: operatorPaths.product,
  shop: operatorPaths.seller,
  buyer: operatorPaths.buyer,
};

const ask: JumpSetup['ask'] = (text, signal) => callApi('jumpInConsole', { query: { text } }, { signal });

/** 'Ir a…' of the console, by what the role may read. */
export function operatorJump(panel: OperatorPanel, entries: readonly PanelEntry[]): JumpSetup {
  const may = (permission: OperatorPermission) => panel.permissions.includes(permission);
  return {
    kinds: JUMP_KINDS.filter((kind) => may(OPERATOR_JUMPS[kind])),
    pages: [...entries, ...PAGES.filter(({ permission }) => may(permission))],
    hint: 'Número, nombre, referencia o página',
    ask,
    // A case is known by its number, which is its title.
    hrefOf: ({ kind, id, title }) => (kind === 'case' ? operatorCasePaths.case(title) : ADDRESSES[kind](id)),
    memory: `operacion-${panel.accountId}`,
  };
}
