import * as z from 'zod/mini';
import { emptyProductForm } from '../../src/domain/product-form.ts';
import { newProductEntity } from '../../src/wire/catalogue/seller-product-entities.ts';
import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import { sellerIntegrationCalls } from './seller-integration-calls.ts';
import type { World } from './strangers-world.ts';

/**
 * The calls of the sellers' centre, aimed at the rival's shop: `seller` is the answer to the owner of another shop.
 * Ana has no shop. Nothing of the rival may be told or change.
 */
function fromAnotherShop(seller: number, aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

function ofRival({ rival }: World): Aim {
  return { params: { numPedido: rival.orderNumber } };
}

function rivalsProduct({ rival }: World): Aim {
  return { params: { codProducto: rival.productId } };
}

function rivalsImport({ rival }: World): Aim {
  return { params: { codImportacion: rival.importId } };
}

const productOnTheWire = z.encode(newProductEntity, {
  form: emptyProductForm({ name: 'Producto de la tienda' }),
}).producto;

const SHOP_PAGE = {
  nombreTienda: 'Otra tienda',
  descripcion: '',
  logo: null,
  banner: null,
  politicaDevoluciones: '',
  politicaEnvios: '',
  politicaGarantia: '',
  horario: '',
  vacaciones: null,
};

const GUESSED_KEY = 'a'.repeat(43);

export const sellerCalls = {
  ...sellerIntegrationCalls,
  getSellerCentre: fromAnotherShop(200),
  enterSellerCentre: {
    aim: ({ ana }) => ({ json: { email: ana.email, clave: 'Adivinada#1' } }),
    stranger: 400,
    others: 400,
    ana: 400,
  },
  chooseShop: fromAnotherShop(404, ({ rival }) => ({ json: { codVendedor: rival.sellerId } })),
  getSellerWork: fromAnotherShop(200),
  getSellerSummary: fromAnotherShop(200),
  getOwnMoney: fromAnotherShop(200),
  getOwnFees: fromAnotherShop(200),
  listOwnMovements: fromAnotherShop(200),
  explainOwnMovement: fromAnotherShop(404, () => ({ params: { codMovimiento: 1 } })),
  listOwnSettlements: fromAnotherShop(200),
  getOwnSettlement: fromAnotherShop(404, () => ({ params: { codLiquidacion: 1 } })),
  getOwnStatement: fromAnotherShop(200, () => ({ params: { mes: '2026-10' } })),
  findOwnBankAccount: fromAnotherShop(200),
  changeOwnBankAccount: fromAnotherShop(400, () => ({
    json: {
      ...{ codBanco: '1007', tipCuenta: 'ahorros', numCuenta: '03112345678', nomTitular: 'Otra Persona' },
      ...{ codTipDocumento: 'CC', numDocumento: '1020304050', clave: 'Adivinada#1' },
    },
  })),
  listSellerOrders: fromAnotherShop(200, ({ rival }) => ({ query: { buscar: rival.orderNumber } })),
  countSellerOrders: fromAnotherShop(200),
  getSellerOrder: fromAnotherShop(404, ofRival),
  moveSellerOrders: fromAnotherShop(200, ({ rival }) => ({
    json: { pedidos: [rival.orderNumber], codEstado: 20 },
  })),
  moveSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { codEstado: 20 } })),
  cancelSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { causa: 'otra' } })),
  returnSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: {} })),
  collectSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { valor: 28_000 } })),
  refuseSellerOrder: fromAnotherShop(404, (world) => ({ ...ofRival(world), json: { motivo: 'No estaba' } })),
  listSellerProducts: fromAnotherShop(200),
  getSellerProduct: fromAnotherShop(404, rivalsProduct),
  createProduct: fromAnotherShop(201, () => ({ json: { producto: productOnTheWire } })),
  editProduct: fromAnotherShop(404, (world) => ({
    ...rivalsProduct(world),
    json: { version: 1, producto: productOnTheWire },
  })),
  duplicateProduct: fromAnotherShop(404, rivalsProduct),
  changeProductState: fromAnotherShop(404, (world) => ({
    ...rivalsProduct(world),
    json: { estado: 'pausado' },
  })),
  // Each row has its own answer: 'No encontramos este producto.'
  saveProductGrid: fromAnotherShop(200, ({ rival }) => ({
    json: {
      filas: [
        {
          codProducto: rival.productId,
          version: 1,
          precioProducto: 1,
          existencias: [{ terminos: [], cantidad: 0, antes: 10 }],
        },
      ],
    },
  })),
  listProductChanges: fromAnotherShop(404, rivalsProduct),
  // Without a file, so that nothing is stored; the files of shops have names of their own.
  uploadProductPicture: {
    aim: () => ({ form: { archivo: '' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  previewShipping: fromAnotherShop(200, () => ({
    json: { precioProducto: 1, peso: 1, altProducto: 1, anchoProducto: 1, lonProducto: 1, perecedero: false },
  })),
  // Without a file, so that nothing is stored.
  uploadProductSheet: {
    aim: () => ({ form: { archivo: '' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  listProductImports: fromAnotherShop(200),
  getProductImport: fromAnotherShop(404, rivalsImport),
  listProductImportRows: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    query: { resultado: 'error' },
  })),
  saveImportMapping: fromAnotherShop(404, (world) => ({
    ...rivalsImport(world),
    json: { columnas: [{ indice: 0, campo: 'sku' }] },
  })),
  checkProductImport: fromAnotherShop(404, rivalsImport),
  applyProductImport: fromAnotherShop(404, rivalsImport),
  cancelProductImport: fromAnotherShop(404, rivalsImport),
  listActivity: fromAnotherShop(200),
  exportActivity: fromAnotherShop(200),
  getOwnApplication: fromAnotherShop(200),
  // Nothing of hers is rejected.
  correctApplicationItem: fromAnotherShop(409, () => ({
    params: { punto: 'telefono' },
    form: { telefono: '3001112233' },
  })),
  // Of the marketplace's own categories, the same for every shop.
  listSuggestedAttributes: fromAnotherShop(200, () => ({ query: { categoria: 69 } })),
  getShopPage: fromAnotherShop(200),
  saveShopPage: fromAnotherShop(400, () => ({ json: { ...SHOP_PAGE, logo: '/img/ajeno-320.webp' } })),
  // Without a file, so that nothing is stored; the files of shops have names of their own.
  uploadShopPicture: {
    aim: () => ({ form: { tipo: 'logo' } }),
    stranger: 401,
    others: 403,
    seller: 400,
    ana: 403,
  },
  getSellerTeam: fromAnotherShop(200),
  inviteMember: fromAnotherShop(201, () => ({ json: { email: 'nueva@equipo.test', rol: 'service' } })),
  resendInvitation: fromAnotherShop(404, () => ({ params: { codInvitacion: 1 } })),
  revokeInvitation: fromAnotherShop(404, () => ({ params: { codInvitacion: 1 } })),
  changeMemberRole: fromAnotherShop(404, ({ ana }) => ({
    params: { codUsuario: ana.id },
    json: { rol: 'owner' },
  })),
  removeMember: fromAnotherShop(404, ({ ana }) => ({ params: { codUsuario: ana.id } })),
  getInvitation: { aim: () => ({ query: { llave: GUESSED_KEY } }), stranger: 410, others: 410, ana: 410 },
  acceptInvitation: { aim: () => ({ json: { llave: GUESSED_KEY } }), stranger: 401, others: 410, ana: 410 },
  joinWithNewAccount: {
    aim: () => ({ json: { llave: GUESSED_KEY, nombre: 'Eva', apellido: 'Ruiz', clave: 'Adivinada#1' } }),
    stranger: 410,
    others: 410,
    ana: 410,
  },
  listSellerQuestions: fromAnotherShop(200),
  countSellerFeedback: fromAnotherShop(200),
  answerQuestion: fromAnotherShop(404, ({ rival }) => ({
    params: { idPregunta: rival.questionId },
    json: { respuesta: 'Sí.' },
  })),
  reportQuestion: fromAnotherShop(404, ({ rival }) => ({
    params: { idPregunta: rival.questionId },
    json: { motivo: 'Ofende' },
  })),
  listSellerReviews: fromAnotherShop(200),
  replyToReview: fromAnotherShop(404, ({ rival }) => ({
    params: { idValoracion: rival.reviewId },
    json: { respuesta: 'Gracias.' },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
