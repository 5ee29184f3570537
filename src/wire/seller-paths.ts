import { address } from './address.ts';
import { panelHomes } from './paths.ts';

interface ProductFilter {
  state?: string | undefined;
  stock?: string | undefined;
  facts?: string | undefined;
  search?: string | undefined;
  tag?: string | undefined;
  quality?: string | undefined;
  refusedBy?: number | undefined;
  order?: string | undefined;
  before?: number;
}

interface ImportRows {
  view?: string;
  column?: string | undefined;
  after?: number;
}

/** Every address of the sellers' panel; apart from the shop's, which every visitor loads. */
export const sellerPaths = {
  home: address(panelHomes.seller),
  /** What the provider asks to be corrected before the approval. */
  application: address('/vender/solicitud'),
  questions: address('/vender/preguntas'),
  reviews: address('/vender/valoraciones'),
  level: address('/vender/nivel'),
  integrations: address('/vender/integraciones'),
  integrationsGuide: address('/vender/integraciones/guia'),
  enter: address('/vender/entrar', (returnTo?: string) => ({ returnTo })),
  shop: address('/vender/tienda'),
  security: address('/vender/seguridad'),
  team: address('/vender/equipo'),
  activity: address('/vender/actividad'),
  invitation: address('/vender/invitacion', (token: string) => ({ llave: token })),
  imports: address('/vender/carga', (before?: number) => ({ antes: before })),
  import: address('/vender/carga/:id', ({ view, column, after }: ImportRows = {}) => ({
    ver: view,
    columna: column,
    despues: after,
  })),
  productFiles: address('/vender/descargas'),
  orders: address('/vender/pedidos'),
  promises: address('/vender/pedidos/puntualidad', (days?: number) => ({ dias: days })),
  order: address('/vender/pedidos/:number'),
  products: address('/vender/productos', (filter: ProductFilter = {}) => ({
    estado: filter.state,
    existencias: filter.stock,
    datos: filter.facts,
    calidad: filter.quality,
    etiqueta: filter.tag,
    cambio: filter.refusedBy,
    buscar: filter.search,
    orden: filter.order,
    antes: filter.before,
  })),
  searches: address('/vender/busquedas'),
  /** `nuevo` in the place of an id: one that is not saved yet. */
  product: address('/vender/productos/:id'),
  productHistory: address('/vender/productos/:id/historial', (before?: number) => ({ antes: before })),
  productGrid: address('/vender/productos/rejilla', (before?: number, search?: string) => ({
    antes: before,
    buscar: search || undefined,
  })),
  money: address('/vender/dinero', (cursor?: string) => ({ cursor })),
  movement: address('/vender/dinero/movimientos/:id'),
  settlements: address('/vender/dinero/liquidaciones', (cursor?: number) => ({ cursor })),
  settlement: address('/vender/dinero/liquidaciones/:id', (cursor?: number) => ({ cursor })),
  statements: address('/vender/dinero/extractos'),
  bankAccount: address('/vender/dinero/cuenta'),
};
