import { nothing, operatorOnly } from './operator-only.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import { pictureFile } from './picture-file.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

const hers = ({ caseNumber }: World) => ({ params: { radicado: caseNumber, number: caseNumber } });
const ofRival = ({ rival }: World) => ({ params: { number: rival.caseNumber } });
const lawful = { stranger: 404, others: 404, ana: 200 };
const shopOf = () => ({ params: { sellerId: 1 } });
let key = 0;

/** Cases of Ana: a foreign one answers like a missing one, to whoever is logged out too. */
export const buyerCaseCalls = {
  getOrderRights: {
    ...{ aim: ({ orderNumber }) => ({ params: { numPedido: orderNumber } }), ...lawful, showsHers: true },
  },
  previewCase: {
    aim: ({ orderNumber }) => ({
      params: { numPedido: orderNumber },
      json: { tipo: 'cancelacion', lineas: [{ linea: 1, cantidad: 1 }] },
    }),
    ...lawful,
  },
  // Answers everybody the same, and sends nothing to an address that is not the case's.
  sendCaseLink: {
    aim: (world) => ({ ...hers(world), json: { email: 'intrusa@correo.test' } }),
    ...{ stranger: 200, others: 200, ana: 200 },
  },
  openCase: {
    aim: ({ orderNumber }) => ({
      json: { tipo: 'peticion', numPedido: orderNumber, relato: 'Quiero saber cuándo llega mi pedido.' },
      headers: { 'idempotency-key': `stranger-${++key}` },
    }),
    ...{ stranger: 404, others: 404, ana: 201 },
  },
  listCases: { aim: nothing, stranger: 401, others: 200, ana: 200 },
  getCase: { aim: hers, ...lawful, showsHers: true },
  // A link is signed; her session opens it without one.
  enterCase: {
    aim: (world) => ({ ...hers(world), json: { firma: 'A'.repeat(43), digitos: '6354' } }),
    ...{ stranger: 404, others: 404, ana: 404 },
  },
  writeInCase: { aim: (world) => ({ ...hers(world), json: { texto: '¿Hay novedades?' } }), ...lawful },
  addCasePhoto: {
    aim: async (world) => ({ ...hers(world), form: { file: await pictureFile() } }),
    ...{ ...lawful, ana: 201 },
  },
  moveCase: { aim: (world) => ({ ...hers(world), json: { accion: 'desistir' } }), ...lawful },
  // A petition gives no money back.
  saveCaseAccount: {
    aim: (world) => ({
      ...hers(world),
      json: { tipo: 'llave', numero: '@intrusa', titular: 'Eva Intrusa', documento: '1020304050' },
    }),
    ...{ ...lawful, ana: 409 },
  },
} satisfies Partial<Record<CallName, PersonalCall>>;

function fromAnotherShop(seller: number, aim: (world: World) => Aim | Promise<Aim>): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

/** Aimed at a case of the rival's shop. */
export const sellerCaseCalls = {
  listSellerCases: fromAnotherShop(200, nothing),
  countSellerCases: fromAnotherShop(200, nothing),
  getSellerCase: fromAnotherShop(404, ofRival),
  listAskedInOwnCases: fromAnotherShop(200, ({ rival }) => ({ params: { numbers: rival.caseNumber } })),
  moveSellerCase: fromAnotherShop(404, (world) => ({
    ...ofRival(world),
    json: { action: 'answer', text: 'Ya lo mandamos, llega mañana.' },
  })),
  previewSellerOffer: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { lines: [] } })),
  writeInSellerCase: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { text: 'Hola' } })),
  addSellerCasePhoto: fromAnotherShop(404, async (world) => ({
    ...ofRival(world),
    form: { file: await pictureFile() },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;

const reason = 'Revisamos el caso con cuidado y esta es la respuesta completa que corresponde.';

export const operatorCaseCalls = {
  listOperatorCases: operatorOnly(nothing),
  countOperatorCases: operatorOnly(nothing),
  getOperatorCase: operatorOnly(hers),
  getCaseRecord: operatorOnly(hers),
  listFrequentReturners: operatorOnly(nothing),
  listAskedInCases: operatorOnly(({ caseNumber }) => ({ params: { numbers: caseNumber } })),
  listCasesOfShop: operatorOnly(shopOf),
  listRefundAccounts: operatorOnly(() => ({ params: { ids: '1' } })),
  previewCaseRuling: operatorOnly((world) => ({ ...hers(world), json: { outcome: 'answered' } })),
  ruleCase: operatorOnly((world) => ({ ...hers(world), json: { outcome: 'answered', reason } })),
  writeInOperatorCase: operatorOnly((world) => ({ ...hers(world), json: { text: 'Hola' } })),
  extendCase: operatorOnly((world) => ({ ...hers(world), json: { reason } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
