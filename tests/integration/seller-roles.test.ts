import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SellerRole } from '../../src/domain/seller-role.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { sellerCalls } from '../support/seller-calls.ts';
import { buildShopOwner } from '../support/seller-order-factories.ts';
import type { LoggedIn } from '../support/session-factories.ts';
import { buildWorld, type World } from '../support/strangers-world.ts';
import { buildMember } from '../support/team-factories.ts';

/** Who but owners may use a call of the centre, in the letters of warehouse, service and accounting. */
const calls = {
  getSellerCentre: 'wsa',
  getSellerSummary: 'wsa',
  listSellerOrders: 'wsa',
  countSellerOrders: 'wsa',
  getSellerOrder: 'wsa',
  moveSellerOrders: 'w',
  moveSellerOrder: 'w',
  cancelSellerOrder: 'ws',
  returnSellerOrder: 'w',
  collectSellerOrder: 'w',
  refuseSellerOrder: 'w',
  listSellerProducts: 'wsa',
  getSellerProduct: 'wsa',
  createProduct: '',
  editProduct: '',
  duplicateProduct: '',
  changeProductState: '',
  listProductChanges: 'wsa',
  previewShipping: 'wsa',
  getOwnMoney: 'a',
  listOwnMovements: 'a',
  listOwnSettlements: 'a',
  findOwnBankAccount: 'a',
  changeOwnBankAccount: '',
  getSellerTeam: '',
  inviteMember: '',
  resendInvitation: '',
  revokeInvitation: '',
  changeMemberRole: '',
  removeMember: '',
  listActivity: '',
  exportActivity: '',
  getShopPage: '',
  saveShopPage: '',
} satisfies Partial<Record<keyof typeof sellerCalls, string>>;

const LETTERS = { w: 'warehouse', s: 'service', a: 'accounting' } as const;

let shop: Shop;
let world: World;
const members = new Map<SellerRole, Pick<LoggedIn, 'cookies'>>();
beforeAll(async () => {
  shop = await openShop();
  world = await buildWorld(shop);
  const owner = await buildShopOwner(shop.db);
  members.set('owner', owner);
  for (const role of Object.values(LETTERS))
    members.set(role, await buildMember(shop.db, owner.sellerId, role));
});
afterAll(() => shop.close());

let address = 0;
async function statusOf(name: keyof typeof calls, role: SellerRole): Promise<number> {
  const { method, path }: Endpoint = endpoints[name];
  const aim: Aim = await sellerCalls[name].aim(world);
  const url = path.replaceAll(/:(\w+)/g, (_, param) => String(aim.params?.[param]));
  const search = new URLSearchParams(
    Object.entries(aim.query ?? {}).map(([key, value]) => [key, `${value}`]),
  );
  const reply = await shop.app.inject({
    method,
    url: `/api${url}?${search}`,
    cookies: members.get(role)?.cookies ?? {},
    remoteAddress: `10.31.${++address >> 8}.${address & 255}`,
    ...(aim.json && { payload: aim.json }),
  });
  return reply.statusCode;
}

for (const [name, letters] of Object.entries(calls) as [keyof typeof calls, string][])
  test(`${name} opens to owners${letters && ` and ${letters}`} and to no other role`, async () => {
    const refused: SellerRole[] = [];
    for (const role of ['owner', ...Object.values(LETTERS)] as const) {
      if ((await statusOf(name, role)) === 403) refused.push(role);
    }
    const closed = (['w', 's', 'a'] as const).filter((letter) => !letters.includes(letter));
    expect(refused).toEqual(closed.map((letter) => LETTERS[letter]));
  });
