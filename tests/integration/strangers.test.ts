import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/wire/endpoints.ts';
import { amountsOf, openShop, orderForm, type Shop } from '../support/order-factories.ts';
import type { Aim, PersonalCall } from '../support/personal-call.ts';
import { sellerCalls } from '../support/seller-calls.ts';
import { ANAS_PASSWORD, buildWorld, rowsOfAna, secretsIn, type World } from '../support/strangers-world.ts';

/** Needs no person and knows none: what it shows and does is the same for everybody. */
const open = 'open';

const asUser = (world: World) => ({ codUsuario: world.ana.id });
const asCode = (world: World) => ({ params: asUser(world) });
const ofOrder = (world: World) => ({ params: { numPedido: world.orderNumber } });
const nothing = () => ({});
const passwords = ({ ana }: World) => ({
  form: { email: ana.email, clave: ANAS_PASSWORD, nuevaClave: 'Otra#Clave2026' },
});
const registration = (world: World) => ({
  json: { ...asUser(world), telefono: '3001112233', pin: '1234', clave: 'Otra#Clave2026', nombre: 'Eva' },
});
/** For the marketplace's people; what they may do is tested where it is done. */
const operatorOnly = (aim: PersonalCall['aim']) => ({ aim, stranger: 401, others: 403, ana: 403 });
const anySeller = () => ({ params: { codVendedor: 73 } });
const providerSettlement = () => {
  const charges = { comision: 0, ivaComision: 0, retefuente: 0, reteiva: 0, reteica: 0 };
  return { json: { proveedor: 'epayco', referencia: '1', valBruto: 1, fecha: '2026-11-20', ...charges } };
};
const registered = { stranger: 404, others: 404, ana: 404 };

/** Every endpoint stands here; a new one that concerns a person gets a call that aims at Ana's things. */
const calls = {
  listDepartments: open,
  listCities: open,
  listDocumentTypes: open,
  listPersonTypes: open,
  geocodeAddress: open,
  listCategories: open,
  listAllProducts: open,
  listCategoryProducts: open,
  listSubcategoryProducts: open,
  browseProducts: open,
  searchProducts: open,
  suggestSearches: open,
  getProduct: open,
  listRelatedProducts: open,
  listSellers: open,
  getSeller: open,
  quoteShipping: open,
  checkCart: open,
  listPaymentMethods: open,
  listPackageStatuses: open,
  submitReview: open,
  listProductQuestions: open,
  askQuestion: {
    aim: ({ soldProductId }) => ({ params: { id: soldProductId }, json: { pregunta: '¿Hay en azul?' } }),
    stranger: 401,
    others: 201,
    ana: 201,
  },
  sendContactMessage: open,
  // Shows everybody's messages by its purpose; production does not have it.
  listMailbox: open,
  placeOrder: { aim: orderInHerName, stranger: 200, others: 200, ana: 200 },
  getPurchase: { aim: ofOrder, stranger: 404, others: 404, ana: 200, showsHers: true },
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
  startSellerRegistration: { aim: emailOf, stranger: 200, others: 200, ana: 200 },
  startBuyerRegistration: { aim: emailOf, stranger: 200, others: 200, ana: 200 },
  sendSellerCode: { aim: registration, ...registered },
  sendBuyerCode: { aim: registration, ...registered },
  verifySellerCode: { aim: registration, ...registered },
  verifyBuyerCode: { aim: registration, ...registered },
  registerBuyer: { aim: registration, ...registered },
  registerSeller: { aim: registration, ...registered },
  listWaitingBalances: operatorOnly(nothing),
  startSettlementRun: operatorOnly(nothing),
  listSettlementRuns: operatorOnly(nothing),
  getSettlementSchedule: operatorOnly(nothing),
  setSettlementSchedule: operatorOnly(() => ({ json: { activa: false, hora: 5, dias: [1] } })),
  getSettlement: operatorOnly(() => ({ params: { codLiquidacion: 1001 } })),
  getSellerMoney: operatorOnly(anySeller),
  listSellerMovements: operatorOnly(anySeller),
  listSellerSettlements: operatorOnly(anySeller),
  getSellerStatement: operatorOnly(() => ({ params: { codVendedor: 73, mes: '2026-11' } })),
  listBanks: operatorOnly(nothing),
  getBankAccount: operatorOnly(anySeller),
  saveBankAccount: operatorOnly(() => ({ ...anySeller(), json: { tipCuenta: 'ahorros' } })),
  confirmSplit: operatorOnly((world) => ({ ...ofOrder(world), json: { receptores: [] } })),
  listPayouts: operatorOnly(nothing),
  createPayoutFile: operatorOnly(nothing),
  listPayoutFiles: operatorOnly(nothing),
  downloadPayoutFile: operatorOnly(() => ({ params: { codArchivo: 101 } })),
  markPayoutPaid: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { referenciaBanco: 'B1' } })),
  markPayoutFailed: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { motivo: 'Cuenta cerrada' } })),
  markPayoutReturned: operatorOnly(() => ({ params: { codGiro: 1001 }, json: { motivo: 'Cuenta cerrada' } })),
  applyPayoutReport: operatorOnly(nothing),
  recordProviderSettlement: operatorOnly(providerSettlement),
  listProviderSettlements: operatorOnly(nothing),
  requestReconciliation: operatorOnly(nothing),
  listReconciliations: operatorOnly(nothing),
  listDifferences: operatorOnly(nothing),
  noteDifference: operatorOnly(() => ({ params: { codDiferencia: 1001 }, json: { nota: 'Visto' } })),
  previewRefund: operatorOnly(refundOfHers),
  createRefund: operatorOnly(refundOfHers),
  listDueRefunds: operatorOnly(nothing),
  listOrderRefunds: operatorOnly(ofOrder),
  markRefundPaid: operatorOnly(() => ({
    params: { codReembolso: 1001 },
    json: { medio: 'banco', referencia: 'R-1' },
  })),
  recordRecovery: operatorOnly(() => ({ json: { ref_payco: '1', valor: 1, referencia: 'R-1' } })),
  restockRefunded: operatorOnly((world) => ({ ...ofOrder(world), json: { codVendedor: 1 } })),
  listLedgerBalances: operatorOnly(nothing),
  listLedgerEntries: operatorOnly(() => ({ params: { cuenta: 'disponible', titular: 1 } })),
  explainLedgerEntry: operatorOnly(() => ({ params: { codMovimiento: 1 } })),
  explainLedgerOrder: operatorOnly(ofOrder),
  checkLedger: operatorOnly(nothing),
  changePackageStatus: operatorOnly((world) => ({ ...packageOfHers(world), json: { codEstado: 20 } })),
  cancelPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: { causa: 'otra' } })),
  returnPackage: operatorOnly((world) => ({ ...packageOfHers(world), json: {} })),
  recordCollection: operatorOnly((world) => ({
    ...packageOfHers(world),
    json: { valor: 28_000, recaudadoPor: 'vendedor' },
  })),
  undoCollection: operatorOnly(() => ({ params: { codRecaudo: 1 }, json: { motivo: 'Por error' } })),
  recordRefusal: operatorOnly((world) => ({ ...packageOfHers(world), json: { motivo: 'No estaba' } })),
  recordRemittance: operatorOnly(() => ({
    json: { transportadora: 'TCC', referencia: 'R1', valor: 28_000 },
  })),
  listCashInTransit: operatorOnly(nothing),
  listCarrierBalances: operatorOnly(nothing),
  ...sellerCalls,
} satisfies Record<EndpointName, typeof open | PersonalCall>;

function refundOfHers({ orderNumber }: World): Aim {
  return { json: { numPedido: orderNumber, causa: 'otro' } };
}

function packageOfHers({ orderNumber }: World): Aim {
  return { params: { numPedido: orderNumber, codVendedor: 1 } };
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

const names = Object.keys(endpoints) as EndpointName[];
const personal = names.filter((name) => calls[name] !== undefined && calls[name] !== open);

let address = 0;
function send(
  name: EndpointName,
  aim: Aim,
  cookies: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const { method, path }: Endpoint = endpoints[name];
  const url = path.replaceAll(/:(\w+)/g, (_, param) => String(aim.params?.[param]));
  const search = new URLSearchParams(
    Object.entries(aim.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const form = new FormData();
  for (const [field, value] of Object.entries(aim.form ?? {})) form.append(field, value);
  const payload = aim.form ? form : aim.json;
  // Addresses of their own, so that no limit hides what a call does.
  const remoteAddress = `10.9.${++address >> 8}.${address & 255}`;
  return shop.app.inject({
    method,
    url: `/api${url}?${search}`,
    cookies,
    remoteAddress,
    ...(payload && { payload }),
  });
}

test('every endpoint stands in the table', () => {
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
    const reply = await send(name, aim, cookies);
    expect(reply.statusCode, `${visitor}: ${reply.body}`).toBe(status);
    expect(secretsIn(reply.body, world, JSON.stringify(aim)), visitor).toEqual([]);
    expect(await rowsOfAna(shop.db, world, call.mayTouch), visitor).toEqual(before);
  }
  const own = await send(name, await call.aim(world), world.ana.cookies);
  expect(own.statusCode, own.body).toBe(call.ana);
  if (call.showsHers) expect(secretsIn(own.body, world, '')).not.toEqual([]);
});
