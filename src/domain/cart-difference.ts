import { addLine, type CartLine, keyOfLine } from './cart.ts';

/** A device's lines: of the cart, and put aside. */
export interface DeviceCart {
  cart: readonly CartLine[];
  saved: readonly CartLine[];
}

/** Quantities by 'c' (cart) or 'g' (put aside) and the line's key: what a device last knew of the server's cart. */
export type KnownQuantities = Record<string, number>;

export interface LineState extends Pick<CartLine, 'productId' | 'chosenTerms'> {
  saved: boolean;
  /** 0: taken out. */
  quantity: number;
}

type Named = { name: string; state: LineState };

const LARGEST_QUANTITY = 999;

/** What the device has changed since it knew the server's cart. */
export function changesSince(known: KnownQuantities, device: DeviceCart): LineState[] {
  const now = namedLines(device);
  const changed = now.filter(({ name, state }) => known[name] !== state.quantity);
  const names = new Set(now.map(({ name }) => name));
  const gone = Object.keys(known).filter((name) => !names.has(name));
  return [...changed.map(({ state }) => state), ...gone.map(takenOut)];
}

export function quantitiesOf(device: DeviceCart): KnownQuantities {
  return Object.fromEntries(namedLines(device).map(({ name, state }) => [name, state.quantity]));
}

/**
 * The server's lines in the device's order, each with what the device shows of it; `sent` is what the device had when it
 * asked, and what was changed meanwhile stays as it is now.
 */
export function takeAnswer(server: DeviceCart, device: DeviceCart, sent: DeviceCart): DeviceCart {
  return {
    cart: takeLines(server.cart, device.cart, sent.cart),
    saved: takeLines(server.saved, device.saved, sent.saved),
  };
}

/**
 * A device that does not know this cart yet: identical lines with both quantities, as a guest's cart joins at login; what
 * was put aside on both is one thing.
 */
export function joinCarts(server: DeviceCart, device: DeviceCart): DeviceCart {
  const saved = new Set(server.saved.map(keyOfLine));
  return {
    cart: device.cart.reduce<readonly CartLine[]>(addLine, server.cart),
    saved: [...server.saved, ...device.saved.filter((line) => !saved.has(keyOfLine(line)))],
  };
}

/** Of a device whose cart has expired: it took nothing out of the server's. */
export function withoutCart(known: KnownQuantities): KnownQuantities {
  return Object.fromEntries(Object.entries(known).filter(([name]) => name.startsWith('g')));
}

function takeLines(
  server: readonly CartLine[],
  now: readonly CartLine[],
  sent: readonly CartLine[],
): CartLine[] {
  const quantityIn = (lines: readonly CartLine[], key: string) =>
    lines.find((line) => keyOfLine(line) === key)?.quantity ?? 0;
  const isTouched = (key: string) => quantityIn(now, key) !== quantityIn(sent, key);
  const kept = now.flatMap((line) => {
    const key = keyOfLine(line);
    const quantity = isTouched(key) ? line.quantity : quantityIn(server, key);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const shown = new Set(now.map(keyOfLine));
  const added = server.filter((line) => !shown.has(keyOfLine(line)) && !isTouched(keyOfLine(line)));
  return [...kept, ...added];
}

function namedLines({ cart, saved }: DeviceCart): Named[] {
  const named = (lines: readonly CartLine[], isSaved: boolean) =>
    lines.map((line) => ({
      name: `${isSaved ? 'g' : 'c'}${keyOfLine(line)}`,
      state: {
        productId: line.productId,
        chosenTerms: line.chosenTerms,
        saved: isSaved,
        quantity: Math.min(line.quantity, LARGEST_QUANTITY),
      },
    }));
  return [...named(cart, false), ...named(saved, true)];
}

function takenOut(name: string): LineState {
  const [productId, choice = ''] = name.slice(1).split(':');
  const pairs = choice === '' ? [] : choice.split(',').map((pair) => pair.split('-').map(Number));
  return {
    productId: Number(productId),
    chosenTerms: pairs.map(([attributeId = 0, termId = 0]) => ({ attributeId, termId })),
    saved: name.startsWith('g'),
    quantity: 0,
  };
}
