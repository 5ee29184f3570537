import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SellerRole } from '../../src/domain/seller-role.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import {
  failedRowsPath,
  productExportPath,
  productTemplatePath,
} from '../../src/wire/import/product-export-path.ts';
import { documentPath } from '../../src/wire/orders/seller-document-paths.ts';
import { type Fields, formOf } from '../support/identity-api.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { isRead, sendRead } from '../support/published-reads.ts';
import { sellerCalls } from '../support/seller-calls.ts';
import { buildShopOwner } from '../support/seller-order-factories.ts';
import type { LoggedIn } from '../support/session-factories.ts';
import { buildWorld, type World } from '../support/strangers-world.ts';
import { buildMember } from '../support/team-factories.ts';

/** Who but owners may use a call of the panel, in the letters of warehouse, service and accounting. */
const calls = {
  getSellerPanel: 'wsa',
  getSellerSummary: 'wsa',
  getOwnPromises: 'wsa',
  listSellerOrders: 'wsa',
  countSellerOrders: 'wsa',
  getSellerOrder: 'wsa',
  moveSellerOrders: 'w',
  moveSellerOrder: 'w',
  cancelSellerOrder: 'ws',
  returnSellerOrder: 'w',
  uploadDeliveryProof: 'w',
  collectSellerOrder: 'w',
  refuseSellerOrder: 'w',
  listSellerProducts: 'wsa',
  getSellerProduct: 'wsa',
  createProduct: '',
  editProduct: '',
  duplicateProduct: '',
  changeProductState: '',
  listProductChanges: 'wsa',
  // Units only, like the grid.
  beginBulkChange: 'w',
  previewBulkChange: 'w',
  undoBulkChange: 'w',
  getBulkChange: 'wsa',
  getProductDesk: 'wsa',
  countChosenProducts: 'wsa',
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
  uploadShopPicture: '',
  chooseShop: 'wsa',
  getSellerWork: 'wsa',
  listSellerViews: 'wsa',
  saveSellerView: 'wsa',
  renameSellerView: 'wsa',
  deleteSellerView: 'wsa',
  jumpInShop: 'wsa',
  saveProductGrid: 'w',
  uploadProductPicture: '',
  listSuggestedAttributes: 'wsa',
  getCategorySchema: 'wsa',
  listSearchesThatFound: 'wsa',
  uploadProductSheet: '',
  listProductImports: '',
  getProductImport: '',
  listProductImportRows: '',
  saveImportMapping: '',
  saveMoveIn: '',
  chooseImportDelimiter: '',
  retryImportPictures: '',
  checkProductImport: '',
  applyProductImport: '',
  cancelProductImport: '',
  getOwnFees: 'a',
  explainOwnMovement: 'a',
  getOwnSettlement: 'a',
  getOwnStatement: 'a',
  getOwnApplication: '',
  correctApplicationItem: '',
  listSellerQuestions: 's',
  countSellerFeedback: 's',
  answerQuestion: 's',
  reportQuestion: 's',
  listSellerReviews: 's',
  getOwnLevel: 's',
  getLevelFile: 's',
  contestEvent: 's',
  replyToReview: 's',
  listSellerCases: 'wsa',
  countSellerCases: 'wsa',
  listAskedInOwnCases: 'wsa',
  getSellerCase: 'wsa',
  moveSellerCase: 's',
  previewSellerOffer: 's',
  writeInSellerCase: 's',
  addSellerCasePhoto: 's',
  listApiKeys: '',
  createApiKey: '',
  revokeApiKey: '',
  listWebhooks: '',
  createWebhook: '',
  changeWebhook: '',
  deleteWebhook: '',
  rotateWebhookSecret: '',
  testWebhook: '',
  listWebhookDeliveries: '',
  replayWebhooks: '',
} satisfies Partial<Record<keyof typeof sellerCalls, string>>;

/** Entrances and invitations, which ask for no role, and the calls of machines, which ask for a key's scopes. */
const WITHOUT_ROLE: readonly string[] = [
  'enterSellerPanel',
  'getInvitation',
  'acceptInvitation',
  'joinWithNewAccount',
  'listOrdersByApi',
  'getOrderByApi',
  'moveOrderByApi',
  'listProductsByApi',
  'setStockByApi',
  'listChangedProductsByApi',
  'getProductByApi',
  'createProductByApi',
  'changeProductByApi',
  'addPicturesByApi',
  'uploadPictureByApi',
];

/** Files are no endpoints. */
const FILES = {
  [documentPath('label', [1])]: 'wsa',
  [documentPath('packing-slip', [1])]: 'wsa',
  [productExportPath('csv')]: 'wsa',
  [productTemplatePath('csv')]: 'wsa',
  [failedRowsPath(1, 'csv')]: '',
};

const LETTERS = { w: 'warehouse', s: 'service', a: 'accounting' } as const;

let shop: Shop;
let world: World;
let dataDir: string;
const members = new Map<SellerRole, Pick<LoggedIn, 'cookies'>>();
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-roles-'));
  shop = await openShop({ DATA_DIR: dataDir });
  world = await buildWorld(shop);
  const owner = await buildShopOwner(shop.db);
  members.set('owner', owner);
  for (const role of Object.values(LETTERS))
    members.set(role, await buildMember(shop.db, owner.sellerId, role));
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

let address = 0;
async function statusOf(name: keyof typeof calls, role: SellerRole): Promise<number> {
  const aim: Aim = await sellerCalls[name].aim(world);
  if (isRead(name)) {
    const { cookies = {} } = members.get(role) ?? {};
    return (await sendRead(shop.app, name, { ...aim.params, ...aim.query }, cookies)).statusCode;
  }
  const { method, path: pattern }: Endpoint = endpoints[name];
  const url = pattern.replaceAll(/:(\w+)/g, (_, param) => String(aim.params?.[param]));
  const search = new URLSearchParams(
    Object.entries(aim.query ?? {}).map(([key, value]) => [key, `${value}`]),
  );
  const form = UPLOADS[name] ?? aim.form;
  return send(method, `/api${url}?${search}`, role, aim.json ?? (form && formOf(form)));
}

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const picture = new File([gif], 'punto.gif', { type: 'image/gif' });

/** A file must be there before anybody is asked who she is. */
const UPLOADS: Partial<Record<keyof typeof calls, Fields>> = {
  uploadProductPicture: { file: picture },
  uploadShopPicture: { kind: 'logo', file: picture },
  uploadDeliveryProof: { file: picture },
  addSellerCasePhoto: { file: picture },
  uploadProductSheet: { file: new File(['sku;precio\n'], 'precios.csv', { type: 'text/csv' }) },
};

async function send(
  method: Endpoint['method'],
  url: string,
  role: SellerRole,
  payload?: object,
): Promise<number> {
  const reply = await shop.app.inject({
    method,
    url,
    cookies: members.get(role)?.cookies ?? {},
    remoteAddress: `10.31.${++address >> 8}.${address & 255}`,
    ...(payload && { payload }),
  });
  return reply.statusCode;
}

async function expectRoles(letters: string, ask: (role: SellerRole) => Promise<number>): Promise<void> {
  const refused: SellerRole[] = [];
  for (const role of ['owner', ...Object.values(LETTERS)] as const)
    if ((await ask(role)) === 403) refused.push(role);
  const closed = (['w', 's', 'a'] as const).filter((letter) => !letters.includes(letter));
  expect(refused).toEqual(closed.map((letter) => LETTERS[letter]));
}

test('every call of the panel says which roles it opens to', () => {
  const missing = Object.keys(sellerCalls).filter((name) => !(name in calls) && !WITHOUT_ROLE.includes(name));
  expect(missing).toEqual([]);
});

for (const [name, letters] of Object.entries(calls) as [keyof typeof calls, string][])
  test(`${name} opens to owners${letters && ` and ${letters}`} and to no other role`, () =>
    expectRoles(letters, (role) => statusOf(name, role)));

for (const [url, letters] of Object.entries(FILES))
  test(`${url} opens to owners${letters && ` and ${letters}`} and to no other role`, () =>
    expectRoles(letters, (role) => send('GET', url, role)));
