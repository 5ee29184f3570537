import { buildCase } from './case-factories.ts';
import { type ActionWorld, type OperatorAction, writesNothing } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

const reason = 'Revisamos tu consulta con cuidado y esta es la respuesta completa que corresponde.';

const aCase = async ({ shop }: ActionWorld) => ({
  params: { number: await buildCase(shop.db, { kind: 'data-query', state: 'mediating' }) },
});

/** What operators do with cases. */
export const operatorCaseActions: Partial<Record<CallName, OperatorAction | typeof writesNothing>> = {
  previewCaseRuling: writesNothing,
  ruleCase: {
    action: 'case.ruled',
    prepare: async (world) => ({ ...(await aCase(world)), json: { outcome: 'answered', reason } }),
  },
  writeInOperatorCase: {
    action: 'case.message',
    prepare: async (world) => ({ ...(await aCase(world)), json: { text: 'Estamos en eso.' } }),
  },
  extendCase: {
    action: 'case.extended',
    prepare: async (world) => ({ ...(await aCase(world)), json: { reason } }),
  },
};
