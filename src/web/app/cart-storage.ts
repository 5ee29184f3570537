import type { CartLine, ChosenTerm, TermName } from '../../domain/cart.ts';
import { cartExpiresAt, isExpired } from '../../domain/cart-expiry.ts';

/** A line as the browser keeps it, in the words of spec 3 (Cart line). */
interface StoredLine {
  codProducto: number;
  codVendedor: number;
  nomVendedor: string;
  nomProducto: string;
  refProducto: string;
  precioProducto: number;
  precioRebajado: string;
  imagen: string;
  peso: number;
  altProducto: number;
  anchoProducto: number;
  lonProducto: number;
  cantidad: number;
  atributos: { codAtributo: number; codTermino: number; nomAtributo: string; nomTermino: string }[];
}

const GUEST = 'unknown';

/** Spec 4: a cart of its own for the logged-in person, and one for guests under 'unknown'. */
export function cartKey(userId: string | null): string {
  return userId ? 'cart' : `cart_${GUEST}`;
}

/** Nothing when the entry is missing, expired (42 hours after the last change) or not ours. */
export function readCart(storage: Storage, key: string, now: number): CartLine[] {
  try {
    const entry = JSON.parse(storage.getItem(key) ?? 'null');
    if (!entry || !Array.isArray(entry.items)) return [];
    if (typeof entry.expiry !== 'number' || isExpired(entry.expiry, now)) {
      storage.removeItem(key);
      return [];
    }
    return entry.items.filter(isStoredLine).map(lineOf);
  } catch {
    return [];
  }
}

/** False when the browser refuses to store (full or blocked); the cart then lives as long as the page. */
export function writeCart(storage: Storage, key: string, lines: readonly CartLine[], now: number): boolean {
  try {
    const expiry = cartExpiresAt(now);
    storage.setItem(key, JSON.stringify({ items: lines.map(storedOf), expiry }));
    return true;
  } catch {
    return false;
  }
}

function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  const numbers = [line.codProducto, line.codVendedor, line.precioProducto, line.cantidad];
  const texts = [line.nomProducto, line.imagen, line.precioRebajado];
  return (
    numbers.every((number) => Number.isInteger(number) && (number as number) > 0) &&
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(line.atributos)
  );
}

function lineOf(stored: StoredLine): CartLine {
  return {
    productId: stored.codProducto,
    sellerId: stored.codVendedor,
    sellerName: String(stored.nomVendedor ?? ''),
    name: stored.nomProducto,
    reference: String(stored.refProducto ?? ''),
    price: stored.precioProducto,
    salePrice: stored.precioRebajado === '' ? null : Number(stored.precioRebajado),
    imageUrl: stored.imagen,
    weightKilograms: Number(stored.peso),
    heightCentimetres: Number(stored.altProducto),
    widthCentimetres: Number(stored.anchoProducto),
    lengthCentimetres: Number(stored.lonProducto),
    quantity: stored.cantidad,
    chosenTerms: stored.atributos.map(
      ({ codAtributo, codTermino }): ChosenTerm => ({ attributeId: codAtributo, termId: codTermino }),
    ),
    termNames: stored.atributos.map(
      ({ nomAtributo, nomTermino }): TermName => ({ attribute: nomAtributo, term: nomTermino }),
    ),
  };
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
  };
}
