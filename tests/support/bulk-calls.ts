import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

/** Changes of many products, aimed at the rival's; `seller` is the answer to the owner of another shop. */
function fromAnotherShop(seller: number, aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

const someMore = { kind: 'stock', how: 'add', units: 5 };

function rivalsChange({ rival }: World): Aim {
  return { params: { changeId: rival.bulkChangeId } };
}

export const bulkCalls = {
  // Of another shop's products none is found.
  beginBulkChange: fromAnotherShop(400, ({ rival }) => ({
    json: {
      key: '0b7c1d3e-2f4a-4c6b-8d9e-1a2b3c4d5e6f',
      choice: { ids: [rival.productId] },
      change: someMore,
    },
  })),
  previewBulkChange: fromAnotherShop(200, ({ rival }) => ({
    json: { choice: { ids: [rival.productId] }, change: someMore },
  })),
  getBulkChange: fromAnotherShop(404, rivalsChange),
  undoBulkChange: fromAnotherShop(404, rivalsChange),
  countChosenProducts: fromAnotherShop(200),
  getProductDesk: fromAnotherShop(200),
} satisfies Partial<Record<CallName, PersonalCall>>;
