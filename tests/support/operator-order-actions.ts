import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';
import { buildSale } from './sale-factories.ts';

const sold = { shippingRate: 8_000, lines: [{ unitPrice: 20_000, quantity: 2, fee: 4_000 }] };

const anOrder = async ({ shop }: ActionWorld) => {
  const { number } = await buildSale(shop.db, [sold]);
  return { params: { orderNumber: number } };
};

export const operatorOrderActions = {
  noteOrder: {
    action: 'order.noted',
    prepare: async (world) => ({ ...(await anOrder(world)), json: { body: 'Llamó el comprador' } }),
  },
  resendOrderMail: {
    action: 'order.mail-resent',
    prepare: async (world) => ({ ...(await anOrder(world)), json: {} }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
