import { execute, sql } from '../../src/server/db/sql.ts';
import { buildSeller } from './catalog-factories.ts';
import { type ActionWorld, type OperatorAction, writesNothing } from './operator-action.ts';
import { ALL_ITEMS, DETAILS } from './operator-sellers-calls.ts';
import type { CallName } from './published-reads.ts';

const reason = { json: { reason: 'Lo pidió por teléfono' } };

const ofNew =
  (status: 1 | 2 | 3) =>
  async ({ shop }: ActionWorld) => ({ params: { sellerId: await buildSeller(shop.db, { status }) } });

export const operatorSellersActions = {
  reviewApplicationItem: {
    action: 'shop.application-reviewed',
    prepare: async ({ shop }) => ({
      params: { sellerId: await buildSeller(shop.db, { status: 1 }), item: 'rut' },
      json: { state: 'rejected', reason: 'No se lee' },
    }),
  },
  approveSeller: {
    action: 'shop.approved',
    prepare: async (world) => ({ ...(await ofNew(1)(world)), json: { unreviewed: ALL_ITEMS } }),
  },
  undoApproval: {
    action: 'shop.approval-undone',
    prepare: async (world) => {
      const aim = await ofNew(2)(world);
      await execute(
        world.shop.db,
        sql`update seller set approved_at = now() where id = ${aim.params.sellerId}`,
      );
      return aim;
    },
  },
  requestCorrection: {
    action: 'shop.correction-asked',
    prepare: async ({ shop }) => {
      const sellerId = await buildSeller(shop.db, { status: 1 });
      await execute(
        shop.db,
        sql`insert into seller_application_item (seller_id, item, state, reason, decided_at)
            values (${sellerId}, 'rut', 'rejected', 'No se lee', now())`,
      );
      return { params: { sellerId } };
    },
  },
  blockSeller: {
    action: 'shop.blocked',
    prepare: async (world) => ({ ...(await ofNew(2)(world)), ...reason }),
  },
  unblockSeller: {
    action: 'shop.unblocked',
    prepare: async (world) => ({ ...(await ofNew(3)(world)), ...reason }),
  },
  editOperatorSeller: {
    action: 'shop.details-corrected',
    prepare: async (world) => ({ ...(await ofNew(2)(world)), json: { ...DETAILS, reason: 'Lo pidió' } }),
  },
  addSellerNote: {
    action: 'operator.note-written',
    prepare: async (world) => ({ ...(await ofNew(2)(world)), json: { body: 'Llamar mañana' } }),
  },
  startViewAs: {
    action: 'shop.viewed',
    prepare: async (world) => ({ ...(await ofNew(2)(world)), ...reason }),
  },
  // Ending what was not begun changes nothing; view-as.test.ts finds the end of a view in the log.
  endViewAs: writesNothing,
} satisfies Partial<Record<CallName, OperatorAction | typeof writesNothing>>;
