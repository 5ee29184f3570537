import type { Aim, PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';
import type { World } from './strangers-world.ts';

function fromAnotherShop(seller: number, aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 403, seller, ana: 403 };
}

/** Sessions open nothing of the machines' calls; keys are tested in seller-api.test.ts. */
function forKeysOnly(aim: (world: World) => Aim = () => ({})): PersonalCall {
  return { aim, stranger: 401, others: 401, ana: 401 };
}

function ofOrder({ rival }: World): Aim {
  return { params: { numPedido: rival.orderNumber } };
}

function ofProduct({ rival }: World): Aim {
  return { params: { codProducto: rival.productId } };
}

function ofWebhook({ rival }: World): Aim {
  return { params: { id: rival.webhookId } };
}

/** Keys, webhooks and the calls of a shop's own systems. */
export const sellerIntegrationCalls = {
  listApiKeys: fromAnotherShop(200),
  createApiKey: fromAnotherShop(201, () => ({ json: { name: 'Bodega', scopes: ['orders:read'] } })),
  revokeApiKey: fromAnotherShop(404, ({ rival }) => ({ params: { id: rival.apiKeyId } })),
  listWebhooks: fromAnotherShop(200),
  createWebhook: fromAnotherShop(201, () => ({
    json: { url: 'https://1.1.1.1/avisos', events: ['pedido.recibido'] },
  })),
  changeWebhook: fromAnotherShop(404, (world) => ({
    ...ofWebhook(world),
    json: { events: ['pedido.recibido'], isPaused: true },
  })),
  deleteWebhook: fromAnotherShop(404, ofWebhook),
  rotateWebhookSecret: fromAnotherShop(404, ofWebhook),
  testWebhook: fromAnotherShop(404, ofWebhook),
  listWebhookDeliveries: fromAnotherShop(404, ofWebhook),
  replayWebhooks: fromAnotherShop(404, (world) => ({ ...ofWebhook(world), json: {} })),
  listOrdersByApi: forKeysOnly(),
  getOrderByApi: forKeysOnly(ofOrder),
  moveOrderByApi: forKeysOnly((world) => ({ ...ofOrder(world), json: { codEstado: 20 } })),
  listProductsByApi: forKeysOnly(),
  listChangedProductsByApi: forKeysOnly(),
  getProductByApi: forKeysOnly(ofProduct),
  createProductByApi: forKeysOnly(() => ({ json: { nombre: 'Ajeno' } })),
  changeProductByApi: forKeysOnly((world) => ({ ...ofProduct(world), json: { version: 1 } })),
  addPicturesByApi: forKeysOnly((world) => ({
    ...ofProduct(world),
    json: { fotos: ['https://x.test/1.jpg'] },
  })),
  uploadPictureByApi: forKeysOnly((world) => ({ ...ofProduct(world), form: {} })),
  setStockByApi: forKeysOnly(() => ({ json: { filas: [{ refProducto: 'REF-1', cantidad: 5 }] } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
