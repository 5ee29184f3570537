import type { CartLine } from '../../domain/cart.ts';
import { cartExpiresAt, isExpired } from '../../domain/cart-expiry.ts';
import { NET_CONTENT_UNITS, type NetContent, type NetContentUnit } from '../../domain/net-content.ts';

/** A line as the browser keeps it, in the words of spec 3 (Cart line). */
interface StoredLine {
  codProducto: number;
  codVendedor: number;
  nomVendedor: string;
  nomProducto: string;
  refProducto: string;
  precioProducto: number;
  /** Blank: no offer. */
  precioRebajado: string;
  imagen: string;
  peso: number;
  altProducto: number;
  anchoProducto: number;
  lonProducto: number;
  cantidad: number;
  atributos: StoredTerm[];
  codVariante?: number;
  contenido?: StoredContent;
}

interface StoredContent {
  cantidad: number;
  unidad: NetContentUnit;
  piezas: number;
}

interface StoredTerm {
  codAtributo: number;
  codTermino: number;
  nomAtributo: string;
  nomTermino: string;
}

export const CART_KEY_PREFIX = 'cart_';
/** What of the server's cart this browser has seen. */
export const KNOWN_KEY_PREFIX = 'visto_';

/** More lines than an order may hold; anything beyond is no cart of ours. */
const MAXIMUM_LINES = 100;
const MAXIMUM_AMOUNT = 2_000_000_000;

/** Spec 4: a logged-in cart has an entry of its own, the guest's stands under the fixed identifier 'unknown'. */
export function cartKey(userId: string | null): string {
  return `${CART_KEY_PREFIX}${userId ?? 'unknown'}`;
}

/**
 * Nothing when the entry is missing or has expired (42 hours after the last change; it is then removed). The entry
 * may be anything, as anybody can write to it: lines that are not ours are left out.
 */
export function readCart(storage: Storage, key: string, now: number): CartLine[] {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isRecord(entry) || !Array.isArray(entry.items)) return [];
    if (typeof entry.expiry !== 'number' || isExpired(entry.expiry, now)) {
      storage.removeItem(key);
      // Nobody took its lines out: the server's cart is looked at anew.
      storage.removeItem(key.replace(CART_KEY_PREFIX, KNOWN_KEY_PREFIX));
      return [];
    }
    return entry.items.slice(0, MAXIMUM_LINES).filter(isStoredLine).map(lineOf);
  } catch {
    return [];
  }
}

/** False when the browser refuses to store (full or blocked); the cart then lives as long as the page. */
export function writeCart(
  storage: Storage,
  key: string,
  lines: readonly CartLine[],
  now: number,
  expiresAt = cartExpiresAt(now),
): boolean {
  try {
    storage.setItem(key, JSON.stringify({ items: lines.map(storedOf), expiry: expiresAt }));
    return true;
  } catch {
    return false;
  }
}

/** When the entry was last changed; null: there is none that counts. */
export function changedAtOf(
  storage: Storage,
  key: string,
  now: number,
  lifetime = cartExpiresAt(0),
): number | null {
  try {
    const entry: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    const expiry = isRecord(entry) ? entry.expiry : null;
    return typeof expiry === 'number' && !isExpired(expiry, now) ? Math.min(now, expiry - lifetime) : null;
  } catch {
    return null;
  }
}

const texts = ['nomVendedor', 'nomProducto', 'refProducto', 'imagen', 'precioRebajado'] as const;
const identifiers = ['codProducto', 'codVendedor', 'cantidad'] as const;
const measures = ['peso', 'altProducto', 'anchoProducto', 'lonProducto'] as const;

function isStoredLine(value: unknown): value is StoredLine {
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    identifiers.every((name) => isAmount(value[name]) && value[name] !== 0) &&
    measures.every((name) => Number.isFinite(value[name])) &&
    isAmount(value.precioProducto) &&
    /^\d{0,10}$/.test(String(value.precioRebajado)) &&
    (value.codVariante === undefined || isAmount(value.codVariante)) &&
    Array.isArray(value.atributos) &&
    value.atributos.every(isStoredTerm) &&
    (value.contenido === undefined || isStoredContent(value.contenido))
  );
}

function isStoredTerm(value: unknown): value is StoredTerm {
  return (
    isRecord(value) &&
    isAmount(value.codAtributo) &&
    isAmount(value.codTermino) &&
    typeof value.nomAtributo === 'string' &&
    typeof value.nomTermino === 'string'
  );
}

function isStoredContent(value: unknown): value is StoredContent {
  return (
    isRecord(value) &&
    Number.isFinite(value.cantidad) &&
    Number(value.cantidad) > 0 &&
    NET_CONTENT_UNITS.some((unit) => unit === value.unidad) &&
    isAmount(value.piezas) &&
    value.piezas > 0
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAXIMUM_AMOUNT;
}

function lineOf(stored: StoredLine): CartLine {
  return {
    productId: stored.codProducto,
    sellerId: stored.codVendedor,
    sellerName: stored.nomVendedor,
    name: stored.nomProducto,
    reference: stored.refProducto,
    price: stored.precioProducto,
    salePrice: stored.precioRebajado === '' ? null : Number(stored.precioRebajado),
    imageUrl: stored.imagen,
    weightKilograms: stored.peso,
    heightCentimetres: stored.altProducto,
    widthCentimetres: stored.anchoProducto,
    lengthCentimetres: stored.lonProducto,
    quantity: stored.cantidad,
    chosenTerms: stored.atributos.map((term) => ({
      attributeId: term.codAtributo,
      termId: term.codTermino,
    })),
    termNames: stored.atributos.map((term) => ({ attribute: term.nomAtributo, term: term.nomTermino })),
    ...(stored.codVariante !== undefined && { variantId: stored.codVariante }),
    ...(stored.contenido && { content: contentOf(stored.contenido) }),
  };
}

function contentOf({ cantidad, unidad, piezas }: StoredContent): NetContent {
  return { amount: cantidad, unit: unidad, pieces: piezas };
}

function storedOf(line: CartLine): StoredLine {
  return {
    codProducto: line.productId,
    codVendedor: line.sellerId,
    nomVendedor: line.sellerName,
    nomProducto: line.name,
    refProducto: line.reference,
    precioProducto: line.price,
    precioRebajado: line.salePrice === null ? '' : String(line.salePrice),
    imagen: line.imageUrl,
    peso: line.weightKilograms,
    altProducto: line.heightCentimetres,
    anchoProducto: line.widthCentimetres,
    lonProducto: line.lengthCentimetres,
    cantidad: line.quantity,
    atributos: line.chosenTerms.map(({ attributeId, termId }, index) => ({
      codAtributo: attributeId,
      codTermino: termId,
      nomAtributo: line.termNames[index]?.attribute ?? '',
      nomTermino: line.termNames[index]?.term ?? '',
    })),
    ...(line.variantId !== undefined && { codVariante: line.variantId }),
    ...(line.content && {
      contenido: { cantidad: line.content.amount, unidad: line.content.unit, piezas: line.content.pieces },
    }),
  };
}
