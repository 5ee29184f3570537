import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import { operatorCalls } from '../support/operator-calls.ts';
import { amountsOf, openShop, orderForm, rows, type Shop } from '../support/order-factories.ts';
import type { Aim, PersonalCall } from '../support/personal-call.ts';
import { pictureFile } from '../support/picture-file.ts';
import { type CallName, readNames } from '../support/published-reads.ts';
import { buyerCaseCalls } from '../support/rights-calls.ts';
import { rowsOfAna } from '../support/rows-of-ana.ts';
import { sellerCalls } from '../support/seller-calls.ts';
import { sendAim } from '../support/send-aim.ts';
import { ANAS_PASSWORD, buildWorld, secretsIn, type World } from '../support/strangers-world.ts';

/** Needs no person and knows none: what it shows and does is the same for everybody. */
const open = 'open';

const asUser = (world: World) => ({ codUsuario: world.ana.id });
const asCode = (world: World) => ({ params: asUser(world) });
const ofOrder = (world: World) => ({ params: { numPedido: world.orderNumber } });
const ofList = ({ listId }: World) => ({ params: { codLista: listId } });
const nothing = () => ({});
const accountOfOrder = (world: World) => ({
  ...ofOrder(world),
  json: { pin: '1234', clave: 'Otra#Clave2026', aceptaTerminos: true },
});
const passwords = ({ ana }: World) => ({
  form: { email: ana.email, clave: ANAS_PASSWORD, nuevaClave: 'Otra#Clave2026' },
});
const registration = (world: World) => ({
  json: { ...asUser(world), telefono: '3001112233', pin: '1234', clave: 'Otra#Clave2026', nombre: 'Eva' },
});
const registered = { stranger: 404, others: 404, ana: 404 };

/** Every call and every read stands here; a new one that concerns a person gets a call that aims at Ana's things. */
const calls = {
  listDepartments: open,
  listCities: open,
  listMunicipalities: open,
  listDocumentTypes: open,
  listPersonTypes: open,
  geocodeAddress: open,
  promiseDeliveries: open,
  countReach: open,
  listCategories: open,
  getShopContent: open,
  locateCategory: open,
  listAllProducts: open,
  listCategoryProducts: open,
  listSubcategoryProducts: open,
  browseProducts: open,
  searchProducts: open,
  suggestSearches: open,
  listSuggestions: open,
  getProduct: open,
  listRelatedProducts: open,
  // Its own tests are about whose address it is.
  askForAlert: open,
  endAlerts: open,
  // Whoever has the link may read; its own tests are about what it shows.
  getSharedList: open,
  listMyLists: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  createList: { aim: () => ({ json: { nombre: 'Nueva' } }), stranger: 401, others: 201, ana: 201 },
  getList: { aim: ofList, stranger: 401, others: 404, ana: 200, showsHers: true },
  renameList: {
    aim: (world) => ({ ...ofList(world), json: { nombre: 'Otra' } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  deleteList: { aim: ofList, stranger: 401, others: 404, ana: 200 },
  setListLine: {
    aim: (world) => ({ ...ofList(world), json: { codProducto: world.soldProductId, cantidad: 2 } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  shareList: {
    aim: (world) => ({ ...ofList(world), json: { compartida: true } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  getMyMarket: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  askForProductAlert: open,
  listMyAlerts: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  endMyAlert: {
    aim: ({ alertId }) => ({ params: { aviso: alertId } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  listSellers: open,
  getSeller: open,
  quoteShipping: open,
  checkCart: open,
  adviseCart: open,
  listPaymentMethods: open,
  listPackageStatuses: open,
  // Its own tests are about who bought; here nobody did.
  submitReview: open,
  getReviewStanding: open,
  editReview: open,
  listProductReviews: open,
  getCaseFigures: open,
  voteForReview: open,
  refuseInvitations: open,
  // Needs an account or a purchase; Ana has no review here.
  addReviewPhoto: {
    aim: async () => ({ params: { idValoracion: 1 }, form: { file: await pictureFile() } }),
    ...{ stranger: 404, others: 404, ana: 404 },
  },
  removeReviewPhoto: open,
  listLinesToRate: { aim: ofOrder, stranger: 404, others: 404, ana: 200 },
  listProductQuestions: open,
  getLegalText: open,
  askQuestion: {
    aim: ({ soldProductId }) => ({ params: { id: soldProductId }, json: { pregunta: '¿Hay en azul?' } }),
    stranger: 401,
    others: 201,
    // Her own shop sells it.
    seller: 403,
    ana: 201,
  },
  sendContactMessage: open,
  // Shows everybody's messages by its purpose; production does not have it.
  listMailbox: open,
  placeOrder: { aim: orderInHerName, stranger: 200, others: 200, ana: 200 },
  getPurchase: { aim: ofOrder, stranger: 404, others: 404, ana: 200, showsHers: true },
  answerDelivery: {
    aim: async (world) => ({ ...(await shownPackage(world)), json: { recibido: true } }),
    stranger: 404,
    others: 404,
    // Hers is not delivered.
    ana: 409,
  },
  listOrders: {
    aim: ({ ana }) => ({ params: { codCliente: ana.id } }),
    stranger: 401,
    others: 200,
    ana: 200,
    showsHers: true,
  },
  // Hers is paid at the door.
  startPayment: { aim: ofOrder, stranger: 404, others: 404, ana: 409 },
  getPaymentResult: {
    aim: ({ orderNumber }) => ({ query: { pedido: orderNumber } }),
    stranger: 200,
    others: 200,
    ana: 200,
  },
  getOrder: { aim: ofOrder, stranger: 401, others: 404, ana: 200, showsHers: true },
  repeatOrder: { aim: ofOrder, stranger: 401, others: 404, ana: 200, showsHers: true },
  // Hers is bought with an account, which no key of an order opens; its own tests are about guests.
  sendOrderAccountCode: { aim: accountOfOrder, ...registered },
  createOrderAccount: { aim: accountOfOrder, ...registered },
  requestOrderClaim: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  confirmOrderClaim: {
    aim: ({ claimCode }) => ({ json: { codigo: claimCode } }),
    stranger: 401,
    others: 400,
    ana: 200,
  },
  toggleFavourite: {
    aim: (world) => ({ json: { ...asUser(world), codProducto: world.wishedProductId } }),
    stranger: 401,
    others: 200,
    ana: 200,
  },
  listFavouriteIds: { aim: asCode, stranger: 401, others: 200, ana: 200, showsHers: true },
  listFavouriteProducts: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  getCart: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  changeCart: {
    aim: () => ({ json: { cambios: [], version: 0, haceMilisegundos: 0 } }),
    stranger: 401,
    others: 200,
    ana: 200,
  },
  getSession: { aim: nothing, stranger: 200, others: 200, ana: 200, showsHers: true },
  login: {
    aim: ({ ana }) => ({ json: { email: ana.email, clave: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  logout: { aim: nothing, stranger: 200, others: 200, ana: 200 },
  // Sends Ana a second password, by its purpose; the first one keeps working.
  requestPassword: {
    aim: ({ ana }) => ({ json: { email: ana.email } }),
    stranger: 200,
    others: 200,
    ana: 200,
    mayTouch: ['recovery_password', 'outbox_message'],
  },
  changePassword: { aim: passwords, stranger: 401, others: 400, ana: 200 },
  editUserPassword: { aim: passwords, stranger: 401, others: 400, ana: 200 },
  editProfile: { aim: profile, stranger: 401, others: 404, ana: 200 },
  downloadMyData: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  closeAccount: {
    aim: ({ ana }) => ({ json: { email: ana.email, clave: ANAS_PASSWORD } }),
    stranger: 401,
    others: 400,
    // Who has a shop asks the operator.
    seller: 409,
    ana: 200,
  },
  listConsents: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  revokeConsent: {
    aim: ({ consentId }) => ({ json: { codConsentimiento: consentId } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  listAddresses: { aim: nothing, stranger: 401, others: 200, ana: 200, showsHers: true },
  addAddress: { aim: () => ({ json: newAddress }), stranger: 401, others: 200, ana: 200 },
  changeAddress: {
    aim: async (world) => ({ ...(await ofAddress(world)), json: newAddress }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  // Her own address of her account: it may be her default, but not be deleted.
  deleteAddress: { aim: ofAddress, stranger: 401, others: 404, ana: 409 },
  chooseDefaultAddress: { aim: ofAddress, stranger: 401, others: 404, ana: 200 },
  listSessions: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  endSession: {
    aim: ({ sessionId }) => ({ json: { codSesion: sessionId } }),
    stranger: 401,
    others: 404,
    ana: 200,
  },
  endAllSessions: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  startSellerRegistration: { aim: emailOf, stranger: 200, others: 200, ana: 200 },
  startBuyerRegistration: { aim: emailOf, stranger: 200, others: 200, ana: 200 },
  sendSellerCode: { aim: registration, ...registered },
  sendBuyerCode: { aim: registration, ...registered },
  verifySellerCode: { aim: registration, ...registered },
  verifyBuyerCode: { aim: registration, ...registered },
  registerBuyer: { aim: registration, ...registered },
  registerSeller: { aim: registration, ...registered },
  ...buyerCaseCalls,
  ...sellerCalls,
  ...operatorCalls,
} satisfies Record<CallName, typeof open | PersonalCall>;

async function shownPackage({ orderNumber }: World) {
  const row = await queryOne<{ sellerId: number }>(
    shop.db,
    sql`select seller_id from package where order_number = ${orderNumber}`,
  );
  return { params: { numPedido: orderNumber, codVendedor: row?.sellerId ?? 0 } };
}

const newAddress = { codCiudad: '05001', direccion: 'Calle 7 # 8-9' };

/** Her default one, made if she has none. */
async function ofAddress({ ana }: World): Promise<Aim> {
  const statement = sql`select id as "codDireccion" from account_address where account_id = ${ana.id} and is_default`;
  const [own] = await rows(shop.db, statement);
  return { params: own as { codDireccion: number } };
}

function emailOf({ ana }: World): Aim {
  return { json: { email: ana.email } };
}

function profile({ ana }: World): Aim {
  const name = { nomUsuario: 'Eva', apeUsuario: 'Intrusa', emaCliente: ana.email };
  const home = { ciuUsuario: '11001', dirUsuario: 'Calle 9 # 9-9', celUsuario: '3001112233' };
  const document = { idUsuario: '1020304050', codTipPersona: '1', codTipContribuyente: 'CC' };
  return { form: { ...name, ...home, ...document, codUsuario: String(ana.id) } };
}

let street = 0;
async function orderInHerName({ ana, soldProductId }: World): Promise<Aim> {
  const cart = [{ codProducto: soldProductId, cantidad: 1 }];
  const codes = { codUsuario: String(ana.id), codCliente: String(ana.id) };
  const form = orderForm(cart, await amountsOf(shop.app, cart), {
    ...codes,
    dirCliente: `Calle ${++street} # 1-1`,
  });
  return { form };
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const names = [...Object.keys(endpoints), ...readNames] as CallName[];
const personal = names.filter((name) => calls[name] !== undefined && calls[name] !== open);

test('every call and every read of the panels stands in the table', () => {
  expect(Object.keys(calls).sort()).toEqual([...names].sort());
});

test.each(personal)("%s shows and changes nothing of Ana's to others, and serves her", async (name) => {
  const call = calls[name] as PersonalCall;
  const world = await buildWorld(shop);
  const before = await rowsOfAna(shop.db, world, call.mayTouch);
  for (const [visitor, cookies, status] of [
    ['a stranger', {}, call.stranger],
    ['a stranger with a made-up session', { sesion: 'A'.repeat(43) }, call.stranger],
    ['another buyer', world.buyer.cookies, call.others],
    ['another seller', world.seller.cookies, call.seller ?? call.others],
  ] as const) {
    const aim = await call.aim(world);
    const reply = await sendAim(shop.app, name, aim, cookies);
    expect(reply.statusCode, `${visitor}: ${reply.body}`).toBe(status);
    expect(secretsIn(reply.body, world, JSON.stringify(aim)), visitor).toEqual([]);
    expect(await rowsOfAna(shop.db, world, call.mayTouch), visitor).toEqual(before);
  }
  const own = await sendAim(shop.app, name, await call.aim(world), world.ana.cookies);
  expect(own.statusCode, own.body).toBe(call.ana);
  if (call.showsHers) expect(secretsIn(own.body, world, '')).not.toEqual([]);
});
