import { execute, sql } from '../../src/server/db/sql.ts';
import { buildAccount } from './account-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';

const reason = { json: { reason: 'Lo pidió por teléfono' } };

async function newBuyer({ shop }: ActionWorld) {
  const { id } = await buildAccount(shop.db);
  return { params: { accountId: id } };
}

export const operatorBuyersActions = {
  blockBuyer: {
    action: 'account.blocked',
    prepare: async (world) => ({ ...(await newBuyer(world)), ...reason }),
  },
  unblockBuyer: {
    action: 'account.unblocked',
    prepare: async (world) => {
      const aim = await newBuyer(world);
      await execute(world.shop.db, sql`update account set status = 3 where id = ${aim.params.accountId}`);
      return { ...aim, ...reason };
    },
  },
  sendBuyerRecovery: { action: 'account.recovery-sent', prepare: newBuyer },
  addBuyerNote: {
    action: 'operator.note-written',
    prepare: async (world) => ({ ...(await newBuyer(world)), json: { body: 'Llamar mañana' } }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
