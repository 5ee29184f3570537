import { foldBeginning } from '../../../../domain/typed-part.ts';
import { paths } from '../../../../wire/paths.ts';

/** The reply of GET /sugerencias, read by hand: the endpoint's table would bring all its schemas along. */
export interface WireSuggestions {
  correccion: string | null;
  busquedas: string[];
  productos: WireProduct[];
  categorias: {
    codCategoria: number;
    nomCategoria: string;
    codPadre: number | null;
    nomPadre: string | null;
  }[];
  tiendas: { codVendedor: number; nomVendedor: string; ciudad: string }[];
}

export interface WireProduct {
  codProducto: number;
  nomProducto: string;
  precioProducto: number;
  precioRebajado: string;
  /** Missing while a node of the version before answers. */
  hayExistencias?: boolean;
  desde: boolean;
  imagen: string;
  nomVendedor: string;
  ciudad: string;
}

export type Suggestion =
  | { kind: 'search' | 'past' | 'popular' | 'typed'; text: string; href: string }
  | { kind: 'product'; product: WireProduct; href: string }
  | { kind: 'category' | 'seller'; text: string; place: string; href: string };

export interface SuggestionGroup {
  title: string | null;
  /** On wide screens these stand in the column on the right. */
  isBeside: boolean;
  suggestions: Suggestion[];
}

const MOST_SEARCHES = 6;
export const PAST = 'Buscaste antes';

/**
 * What to offer, in the order in which it is read. `past`: what this browser searched, those that fit what is typed;
 * `reply` null: nothing is known yet. `isWide`: products come last, as they stand on the right.
 */
export function groupSuggestions(
  typed: string,
  past: readonly string[],
  reply: WireSuggestions | null,
  isWide: boolean,
): SuggestionGroup[] {
  const isEmpty = typed.trim() === '';
  const own = past.map((text): Suggestion => ({ kind: 'past', text, href: paths.search(text) }));
  const found = reply?.busquedas ?? [];
  const known = new Set(past.map((text) => foldBeginning(text).trim()));
  const others = found
    .filter((text) => !known.has(foldBeginning(text).trim()))
    .map((text): Suggestion => ({ kind: isEmpty ? 'popular' : 'search', text, href: paths.search(text) }));
  if (isEmpty) return filled([group(PAST, own), group('Popular hoy', others, own.length > 0)]);
  const searches = group('Búsquedas', [...own, ...others].slice(0, MOST_SEARCHES));
  const products = group('Productos', (reply?.productos ?? []).map(suggestProduct), true);
  const places = group('Categorías y tiendas', suggestPlaces(reply));
  const groups = filled(isWide ? [searches, places, products] : [searches, products, places]);
  if (groups.length > 0 || !reply) return groups;
  const text = typed.trim();
  return [group(null, [{ kind: 'typed', text, href: paths.search(text) }])];
}

function group(title: string | null, suggestions: Suggestion[], isBeside = false): SuggestionGroup {
  return { title, isBeside, suggestions };
}

function filled(groups: SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function suggestProduct(product: WireProduct): Suggestion {
  return { kind: 'product', product, href: paths.product(product.codProducto) };
}

function suggestPlaces(reply: WireSuggestions | null): Suggestion[] {
  if (!reply) return [];
  return [
    ...reply.categorias.map(
      ({ codCategoria, nomCategoria, codPadre, nomPadre }): Suggestion => ({
        kind: 'category',
        text: nomCategoria,
        place: nomPadre === null ? '' : `en ${nomPadre}`,
        href: codPadre === null ? paths.category(codCategoria) : paths.subcategory(codPadre, codCategoria),
      }),
    ),
    ...reply.tiendas.map(
      ({ codVendedor, nomVendedor, ciudad }): Suggestion => ({
        kind: 'seller',
        text: nomVendedor,
        place: ciudad,
        href: paths.seller(codVendedor),
      }),
    ),
  ];
}
