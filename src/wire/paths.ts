import { address } from './address.ts';

/** Where the panels begin; their other addresses stand in seller-paths.ts and operator-paths.ts. */
export const panelHomes = { seller: '/vender', operator: '/operacion' } as const;

const PANEL = new RegExp(`^(${Object.values(panelHomes).join('|')})(/|$)`);

/** Whether an address belongs to the sellers' panel or the operators' panel. */
export function isPanelPath(pathname: string): boolean {
  return PANEL.test(pathname);
}

/** Spec 2.1: the sub-steps of both registrations. */
export const registrationPaths = {
  buyer: {
    root: address('/registro-usuario'),
    email: address('/registro-usuario/email'),
    phone: address('/registro-usuario/telefono'),
    code: address('/registro-usuario/sms-validacion'),
    form: address('/registro-usuario/formulario'),
    done: address('/registro-usuario/validacion-cuenta'),
  },
  seller: {
    root: address('/registro-vendedor'),
    email: address('/registro-vendedor/email'),
    phone: address('/registro-vendedor/telefono'),
    code: address('/registro-vendedor/sms-validacion'),
    form: address('/registro-vendedor/formulario'),
    done: address('/registro-vendedor/validacion-cuenta'),
  },
};

const purchaseResult = address('/response-compra', (method: string | undefined, orderNumber: number) => ({
  metodo: method,
  pedido: orderNumber,
}));

/** Names the chosen variant in the address of its product: '/producto/12?v=1000001'. */
export const VARIANT_PARAMETER = 'v';

/** Whose ad platforms take a feed of the catalogue. */
export const FEED_CHANNELS = ['google', 'meta'] as const;

export type FeedChannel = (typeof FEED_CHANNELS)[number];

/** Feeds of products: files that machines fetch, so no pages. They stay where they are: advertisers have written them down. */
export const feedPaths = {
  marketplace: address('/catalogos/:channel.xml'),
  shop: address('/catalogos/:sellerId/:channel.xml'),
};

/** Of a legal text; without one, the version in force. */
const ofVersion = (version?: string) => ({ version });

/** Every address of the shop (spec 2.1). Nobody writes a path by hand elsewhere. */
export const paths = {
  home: address('/'),
  products: address('/productos'),
  product: address('/producto/:productId', (variantId?: number) => ({ [VARIANT_PARAMETER]: variantId })),
  category: address('/productos/category/:categoryId'),
  /** As older links write it. */
  categoryShort: address('/category/:categoryId'),
  subcategory: address('/productos/category/:categoryId/:subcategoryId'),
  seller: address('/productos/seller/:sellerId'),
  offers: address('/productos/sale'),
  search: address('/resultados', (text?: string) => ({ search: text })),
  /** The link in the mail of an alert. */
  endSearchAlerts: address('/avisos/baja', (alert?: number, signature?: string, kind?: 'producto') => ({
    aviso: alert,
    firma: signature,
    tipo: kind,
  })),
  cart: address('/cart'),
  checkout: address('/checkout'),
  purchaseResult,
  /** What became of an order's online payment, and the way to pay it. */
  payment: (orderNumber: number) => purchaseResult(undefined, orderNumber),
  wishlist: address('/wishlist'),
  market: address('/mi-mercado'),
  lists: address('/listas'),
  list: address('/listas/:listId'),
  /** Of whoever has the link. */
  sharedList: address('/lista/:token'),
  account: address('/cuenta'),
  profile: address('/cuenta/perfil'),
  orders: address('/cuenta/pedidos', (cursor?: number) => ({ cursor })),
  accountAlerts: address('/cuenta/avisos'),
  accountDetails: address('/cuenta/detalles-cuenta'),
  order: address('/pedido/:orderNumber'),
  login: address('/login', (returnTo?: string) => ({ returnTo: returnTo || undefined })),
  recoverPassword: address('/olvido-contraseña'),
  registerChooser: address('/registro-seleccion'),
  registerBuyer: registrationPaths.buyer.root,
  registerSeller: registrationPaths.seller.root,
  /** Leads whoever is logged out to the registration. */
  startSelling: address('/empieza-a-vender'),
  about: address('/about'),
  ourselves: address('/nosotros'),
  contact: address('/contact'),
  support: address('/support'),
  sellers: address('/tienda'),
  privacyPolicy: address('/politica-de-privacidad', ofVersion),
  terms: address('/terminos', ofVersion),
  /** Where people ask for what the law gives them: no address holds more than an order's number and a line's. */
  withdraw: address('/pedido/:orderNumber/devolver', (line?: number, step?: number) => ({
    linea: line,
    paso: step,
  })),
  /** Where the mail some days after a delivery leads to. */
  rateOrder: address('/pedido/:orderNumber/opinar'),
  /** The link in that mail for who wants no more of them. */
  endInvitations: address('/opiniones/baja', (order?: number, signature?: string) => ({
    pedido: order,
    firma: signature,
  })),
  /** One form for each of the other kinds. */
  rightsRequest: address('/pedido/:orderNumber/solicitud/:kind', (line?: number) => ({ linea: line })),
  petition: address('/pqr'),
  withdrawalRight: address('/retracto', ofVersion),
  warrantyRight: address('/garantia', ofVersion),
  /** What became of all cases, in sums. */
  caseFigures: address('/pqr/cifras'),
};
