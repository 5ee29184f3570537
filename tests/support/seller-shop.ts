import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { emptyProductForm, type ProductForm } from '../../src/domain/product-form.ts';
import type { ProductState } from '../../src/domain/product-state.ts';
import type { SellerRole } from '../../src/domain/seller-role.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import type { SellerProduct } from '../../src/server/modules/catalogue/products/product-form-of.ts';
import type { ReadInput, ReadName } from '../../src/server/panel-door.ts';
import { sellerProductEntity } from '../../src/wire/catalogue/seller-product-entities.ts';
import type { Endpoint, InputOf } from '../../src/wire/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../src/wire/endpoints.ts';
import { buildCategory, buildSeller } from './catalog-factories.ts';
import { openShop, type Shop } from './order-factories.ts';
import { type CallName, isRead, sendRead } from './published-reads.ts';
import { bodyOf } from './send-aim.ts';
import { type LoggedIn, logIn } from './session-factories.ts';

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
  body: any;
}

export type CallInput<Name extends CallName> = Name extends EndpointName
  ? InputOf<Endpoints[Name]>
  : Name extends ReadName
    ? ReadInput<Name>
    : never;

/** A shop with its owner logged in, and the calls that a test of its products makes. */
export interface SellerShop extends Shop {
  sellerId: number;
  owner: LoggedIn;
  send: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    cookies?: Record<string, string>,
  ) => Promise<Reply>;
  create: (parts: Partial<ProductForm>) => Promise<SellerProduct>;
  get: (id: number) => Promise<SellerProduct>;
  edit: (id: number, version: number, form: ProductForm) => Promise<Reply>;
  changeState: (id: number, state: ProductState) => Promise<Reply>;
  /** Everything shoppers need, ten units, 20,000 pesos. */
  wholeForm: (parts?: Partial<ProductForm>) => ProductForm;
  active: () => Promise<SellerProduct>;
}

/** `on`: another shop of the same server and database. */
export async function openSellerShop({
  on,
  status = 2,
}: {
  on?: Shop;
  status?: 1 | 2;
} = {}): Promise<SellerShop> {
  const shop = on ?? (await openShop());
  const owner = await logIn(shop.db, { roles: ['seller'] });
  const sellerId = await buildSeller(shop.db, { status });
  await execute(shop.db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  const mainCategoryId = await buildCategory(shop.db);
  const picture = `/img/prueba-${sellerId}-640.webp`;
  await execute(shop.db, sql`insert into seller_picture (seller_id, url) values (${sellerId}, ${picture})`);
  const send: SellerShop['send'] = (name, input, cookies = owner.cookies) =>
    sendAs(shop, name, input, cookies);
  const wholeForm = (parts: Partial<ProductForm> = {}) =>
    emptyProductForm({
      name: 'Producto completo',
      description: 'Con todo lo que hace falta.',
      price: 20_000,
      mainCategoryId,
      weightKilograms: 1,
      heightCentimetres: 10,
      widthCentimetres: 10,
      lengthCentimetres: 10,
      images: [{ url: picture, alt: 'Foto' }],
      stock: [{ choice: [], onHand: 10, before: 0, variant: null }],
      ...parts,
    });
  const create = async (parts: Partial<ProductForm>) =>
    productIn(await send('createProduct', { body: { form: emptyProductForm(parts) } }), 201);
  const get = async (id: number) =>
    productIn(await send('getSellerProduct', { params: { productId: id } }), 200);
  const changeState = (id: number, state: ProductState) =>
    send('changeProductState', { params: { productId: id }, body: { state } });
  const active = async () => {
    const { id } = await create(wholeForm());
    return productIn(await changeState(id, 'active'), 200);
  };
  const edit = (id: number, version: number, form: ProductForm) =>
    send('editProduct', { params: { productId: id }, body: { version, form } });
  return { ...shop, sellerId, owner, send, create, get, edit, changeState, wholeForm, active };
}

export async function addTeamMember(shop: SellerShop, role: SellerRole): Promise<LoggedIn> {
  const member = await logIn(shop.db);
  await execute(
    shop.db,
    sql`insert into seller_member (seller_id, account_id, role) values (${shop.sellerId}, ${member.id}, ${role})`,
  );
  return member;
}

function productIn({ status, body }: Reply, wanted: number): SellerProduct {
  if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return z.decode(sellerProductEntity, body) as SellerProduct;
}

async function sendAs<Name extends CallName>(
  { app }: Shop,
  name: Name,
  input: CallInput<Name>,
  cookies: Record<string, string>,
): Promise<Reply> {
  if (isRead(name)) {
    const answer = await sendRead(app, name, input as object, cookies);
    return { status: answer.statusCode, body: answer.json() };
  }
  const { method, path, ...schemas }: Endpoint = endpoints[name as EndpointName];
  const encoded = (part: 'params' | 'query' | 'body') => {
    const [schema, value] = [schemas[part], (input as Record<string, unknown>)[part]];
    return (schema ? z.encode(schema, value as never) : {}) as Record<string, string>;
  };
  const params = encoded('params');
  const url = `/api${path.replaceAll(/:(\w+)/g, (_, param) => String(params[param]))}`;
  const reply: LightMyRequestResponse = await app.inject({
    method,
    url,
    query: Object.fromEntries(Object.entries(encoded('query')).filter(([, value]) => value !== undefined)),
    cookies,
    ...(schemas.body && { payload: encoded('body') }),
  });
  return { status: reply.statusCode, body: bodyOf(reply) };
}
