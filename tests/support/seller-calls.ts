import * as z from 'zod/mini';
import { NO_DEFAULTS } from '../../src/domain/move-in/moved-setting.ts';
import { emptyProductForm } from '../../src/domain/product-form.ts';
import { newProductEntity } from '../../src/wire/catalogue/seller-product-entities.ts';
import { bulkCalls } from './bulk-calls.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import { sellerCaseCalls } from './rights-calls.ts';
import { sellerIntegrationCalls } from './seller-integration-calls.ts';
import type { World } from './strangers-world.ts';

/**
 * The calls of the sellers' panel, aimed at the rival's shop: `seller` is the answer to the owner of another shop.
 * Ana has no shop. Nothing of the rival may be told or change.
 */
function fromAnotherShop(seller: number, aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

const ofRival = ({ rival }: World): Aim => ({ params: { orderNumber: rival.orderNumber } });

function rivalsProduct({ rival }: World): Aim {
  return { params: { productId: rival.productId } };
}

function rivalsImport({ rival }: World): Aim {
  return { params: { importId: rival.importId } };
}

const productOnTheWire = z.encode(newProductEntity, {
  form: emptyProductForm({ name: 'Producto de la tienda' }),
}).form;

const SHOP_PAGE = {
  displayName: 'Otra tienda',
  description: '',
  logoUrl: null,
  bannerUrl: null,
  dispatchWeekdays: [1, 2, 3, 4, 5],
  cutOffMinutes: 900,
  handlingDays: 2,
  returnsPolicy: '',
  shippingPolicy: '',
  warrantyPolicy: '',
  openingHours: '',
  holiday: null,
};

const GUESSED_KEY = 'a'.repeat(43);

export const sellerCalls = {
  ...sellerIntegrationCalls,
  ...sellerCaseCalls,
  getSellerPanel: fromAnotherShop(200),
  enterSellerPanel: {
    aim: ({ ana }) => ({ json: { email: ana.email, password: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  chooseShop: fromAnotherShop(404, ({ rival }) => ({ json: { sellerId: rival.sellerId } })),
  getSellerWork: fromAnotherShop(200),
  listSellerViews: fromAnotherShop(200, () => ({ query: { list: 'seller-products' } })),
  saveSellerView: fromAnotherShop(204, () => ({
    json: { list: 'seller-products', name: 'Agotados', query: 'existencias=agotado' },
  })),
  renameSellerView: fromAnotherShop(404, ({ viewId }) => ({
    params: { viewId },
    json: { name: 'Ajena' },
  })),
  deleteSellerView: fromAnotherShop(404, ({ viewId }) => ({ params: { viewId } })),
  jumpInShop: fromAnotherShop(200, ({ rival }) => ({ query: { text: String(rival.orderNumber) } })),
  getSellerSummary: fromAnotherShop(200),
  getOwnPromises: fromAnotherShop(200),
  listSearchesThatFound: fromAnotherShop(200),
  getOwnMoney: fromAnotherShop(200),
  getOwnFees: fromAnotherShop(200),
  listOwnMovements: fromAnotherShop(200),
  explainOwnMovement: fromAnotherShop(404, () => ({ params: { id: 1 } })),
  listOwnSettlements: fromAnotherShop(200),
  getOwnSettlement: fromAnotherShop(404, () => ({ params: { id: 1 } })),
  getOwnStatement: fromAnotherShop(200, () => ({ params: { month: '2026-10' } })),
  findOwnBankAccount: fromAnotherShop(200),
  changeOwnBankAccount: fromAnotherShop(400, () => ({
    json: {
      ...{
        bankCode: '1007',
        accountKind: 'ahorros',
        accountNumber: '03112345678',
        holderName: 'Otra Persona',
      },
      ...{ holderDocumentType: 'CC', holderDocument: '1020304050', password: 'Adivinada#1' },
    },
  })),
  listSellerOrders: fromAnotherShop(200, ({ rival }) => ({ query: { search: String(rival.orderNumber) } })),
  countSellerOrders: fromAnotherShop(200),
  getSellerOrder: fromAnotherShop(404, ofRival),
  moveSellerOrders: fromAnotherShop(200, ({ rival }) => ({
    json: { orderNumbers: [rival.orderNumber], to: 20 },
  })),
  moveSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { to: 20 } })),
  cancelSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { cause: 'other' } })),
  returnSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: {} })),
  // Without a file, so that nothing is stored.
  uploadDeliveryProof: {
    aim: (world) => ({ ...ofRival(world), form: {} }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  collectSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { amount: 28_000 } })),
  refuseSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { reason: 'No estaba' } })),
  listSellerProducts: fromAnotherShop(200),
  getSellerProduct: fromAnotherShop(404, rivalsProduct),
  createProduct: fromAnotherShop(201, () => ({ json: { form: productOnTheWire } })),
  editProduct: fromAnotherShop(404, (world) => ({
    ...rivalsProduct(world),
    json: { version: 1, form: productOnTheWire },
  })),
  duplicateProduct: fromAnotherShop(404, rivalsProduct),
  changeProductState: fromAnotherShop(404, (world) => ({
    ...rivalsProduct(world),
    json: { state: 'paused' },
  })),
  // Each row has its own answer: 'No encontramos este producto.'
  saveProductGrid: fromAnotherShop(200, ({ rival }) => ({
    json: {
      rows: [
        {
          productId: rival.productId,
          version: 1,
          price: 1,
          stock: [{ termIds: [], onHand: 0, before: 10 }],
        },
      ],
    },
  })),
  listProductChanges: fromAnotherShop(404, rivalsProduct),
  ...bulkCalls,
  // Without a file, so that nothing is stored; the files of shops have names of their own.
  uploadProductPicture: {
    aim: () => ({ form: { file: '' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  previewShipping: fromAnotherShop(200, () => ({
    json: {
      price: 1,
      weightKilograms: 1,
      heightCentimetres: 1,
      widthCentimetres: 1,
      lengthCentimetres: 1,
      perishable: false,
    },
  })),
  // Without a file, so that nothing is stored.
  uploadProductSheet: {
    aim: () => ({ form: { file: '' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  listProductImports: fromAnotherShop(200),
  getProductImport: fromAnotherShop(404, rivalsImport),
  listProductImportRows: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    query: { outcome: 'error' },
  })),
  saveImportMapping: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    json: { columns: [{ index: 0, use: 'sku' }] },
  })),
  saveMoveIn: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    json: { categories: [], defaults: NO_DEFAULTS },
  })),
  chooseImportDelimiter: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    json: { delimiter: '^' },
  })),
  retryImportPictures: fromAnotherShop(404, rivalsImport),
  checkProductImport: fromAnotherShop(404, rivalsImport),
  applyProductImport: fromAnotherShop(404, rivalsImport),
  cancelProductImport: fromAnotherShop(404, rivalsImport),
  listActivity: fromAnotherShop(200),
  exportActivity: fromAnotherShop(200),
  getOwnApplication: fromAnotherShop(200),
  // Nothing of hers is rejected.
  correctApplicationItem: fromAnotherShop(409, () => ({
    params: { item: 'phone' },
    form: { phone: '3001112233' },
  })),
  // Of the marketplace's own categories, the same for every shop.
  listSuggestedAttributes: fromAnotherShop(200, () => ({ query: { mainCategoryId: 69 } })),
  getCategorySchema: fromAnotherShop(200, () => ({ query: { mainCategoryId: 69 } })),
  getShopPage: fromAnotherShop(200),
  saveShopPage: fromAnotherShop(400, () => ({ json: { ...SHOP_PAGE, logoUrl: '/img/ajeno-320.webp' } })),
  // Without a file, so that nothing is stored; the files of shops have names of their own.
  uploadShopPicture: {
    aim: () => ({ form: { kind: 'logo' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  getSellerTeam: fromAnotherShop(200),
  inviteMember: fromAnotherShop(201, () => ({ json: { email: 'nueva@equipo.test', role: 'service' } })),
  resendInvitation: fromAnotherShop(404, () => ({ params: { id: 1 } })),
  revokeInvitation: fromAnotherShop(404, () => ({ params: { id: 1 } })),
  changeMemberRole: fromAnotherShop(404, ({ ana }) => ({
    params: { accountId: ana.id },
    json: { role: 'owner' },
  })),
  removeMember: fromAnotherShop(404, ({ ana }) => ({ params: { accountId: ana.id } })),
  getInvitation: { aim: () => ({ query: { token: GUESSED_KEY } }), stranger: 410, others: 410, ana: 410 },
  acceptInvitation: { aim: () => ({ json: { token: GUESSED_KEY } }), stranger: 401, others: 410, ana: 410 },
  joinWithNewAccount: {
    aim: () => ({
      json: { token: GUESSED_KEY, firstName: 'Eva', lastName: 'Ruiz', password: 'Adivinada#1' },
    }),
    stranger: 410,
    others: 410,
    ana: 410,
  },
  listSellerQuestions: fromAnotherShop(200),
  countSellerFeedback: fromAnotherShop(200),
  answerQuestion: fromAnotherShop(404, ({ rival }) => ({
    params: { questionId: rival.questionId },
    json: { text: 'Sí.' },
  })),
  reportQuestion: fromAnotherShop(404, ({ rival }) => ({
    params: { questionId: rival.questionId },
    json: { reason: 'Ofende' },
  })),
  listSellerReviews: fromAnotherShop(200),
  getOwnLevel: fromAnotherShop(200),
  getLevelFile: fromAnotherShop(200),
  contestEvent: fromAnotherShop(404, ({ rival }) => ({
    json: { kind: 'dispatch', reference: String(rival.orderNumber), story: 'No fue culpa mía.' },
  })),
  replyToReview: fromAnotherShop(404, ({ rival }) => ({
    params: { reviewId: rival.reviewId },
    json: { text: 'Gracias.' },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
