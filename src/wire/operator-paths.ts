import { address } from './address.ts';
import { panelHomes, paths } from './paths.ts';

/** In the words of the address. */
export interface SellerFilter {
  grupo?: string | undefined;
  buscar?: string | undefined;
  despues?: number | undefined;
  /** The application that is open beside the list. */
  solicitud?: number | undefined;
}

export interface BuyerFilter {
  grupo?: string | undefined;
  buscar?: string | undefined;
  despues?: number | undefined;
}

/** In the words of the address. */
interface SearchesView {
  ver?: string | undefined;
  dias?: number | undefined;
  /** What is tried out, or what a new rule is for. */
  texto?: string | undefined;
}

/** In the words of the address. */
export interface PromisesView {
  dias?: number | undefined;
  orden?: string | undefined;
}

/** Every address of the operators' panel; apart from the shop's, which every visitor loads. */
export const operatorPaths = {
  home: address(panelHomes.operator),
  enter: address('/operacion/entrar', (returnTo?: string) => ({ returnTo })),
  sellers: address('/operacion/vendedores', (filter: SellerFilter = {}) => withoutEmpty(filter)),
  seller: address('/operacion/vendedores/:id'),
  buyers: address('/operacion/clientes', (filter: BuyerFilter = {}) => withoutEmpty(filter)),
  buyer: address('/operacion/clientes/:id'),
  /** Her account as she sees it. */
  buyerView: address('/operacion/clientes/:id/vista'),
  buyerOrder: address('/operacion/clientes/:id/vista/:number'),
  orders: address('/operacion/pedidos'),
  order: address('/operacion/pedidos/:number'),
  products: address('/operacion/productos'),
  product: address('/operacion/productos/:id'),
  levelContests: address('/operacion/moderacion/niveles'),
  reviews: address('/operacion/moderacion'),
  reportedQuestions: address('/operacion/moderacion/preguntas'),
  contactMessages: address('/operacion/moderacion/mensajes'),
  catalogue: address('/operacion/catalogo', (categoryId?: number) => ({ categoria: categoryId })),
  searches: address('/operacion/busquedas', ({ ver, dias, texto }: SearchesView = {}) => ({
    ver,
    dias,
    texto: texto || undefined,
  })),
  content: address('/operacion/contenido'),
  contentSlot: address('/operacion/contenido/:slot'),
  /** The shop's own home page with a version that shoppers do not see yet. */
  contentPreview: (versionId: number) => `${paths.home()}?vista-previa=${versionId}`,
  audit: address('/operacion/registro'),
  personalData: address('/operacion/datos-personales'),
  system: address('/operacion/sistema', (before?: number) => ({ antes: before })),
  figures: address('/operacion/cifras'),
  promises: address('/operacion/cifras/puntualidad', (view: PromisesView = {}) => ({ ...view })),
  settings: address('/operacion/configuracion'),
  shipping: address('/operacion/envios'),
  legal: address('/operacion/textos', (text?: 'privacidad' | 'retracto' | 'garantia') => ({ texto: text })),
  staff: address('/operacion/equipo'),
  security: address('/operacion/seguridad'),
};

function withoutEmpty(filter: SellerFilter) {
  return { ...filter, grupo: filter.grupo || undefined, buscar: filter.buscar || undefined };
}
