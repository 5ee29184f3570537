import { JUMP_KINDS, type JumpHit, OPERATOR_JUMPS } from '../../../domain/jump.ts';
import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorCasePaths } from '../../../wire/rights/case-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { jumpPages } from '../../panel/jump/jump-pages.ts';
import type { JumpSetup } from '../../panel/jump/jump-setup.ts';
import type { OperatorMenuEntry } from './operator-menu.ts';
import type { OperatorPanel } from './require-operator.ts';

const ADDRESSES: Record<Exclude<JumpHit['kind'], 'case'>, (id: number) => string> = {
  order: operatorPaths.order,
  product: operatorPaths.product,
  shop: operatorPaths.seller,
  buyer: operatorPaths.buyer,
};

const ask: JumpSetup['ask'] = (text, signal) => callApi('jumpInConsole', { query: { text } }, { signal });

/** 'Ir a…' of the console, by what the role may read. */
export function operatorJump(panel: OperatorPanel, entries: readonly OperatorMenuEntry[]): JumpSetup {
  const may = (permission: OperatorPermission) => panel.permissions.includes(permission);
  return {
    kinds: JUMP_KINDS.filter((kind) => may(OPERATOR_JUMPS[kind])),
    pages: jumpPages(entries, may),
    hint: 'Número, nombre, referencia o página',
    ask,
    // A case is known by its number, which is its title.
    hrefOf: ({ kind, id, title }) => (kind === 'case' ? operatorCasePaths.case(title) : ADDRESSES[kind](id)),
    memory: `operacion-${panel.accountId}`,
  };
}
