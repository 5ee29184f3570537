import { type CartLine, type ChosenTerm, lineKey } from '../../../../domain/cart.ts';
import { type KeptLine, mergeCart, standingLines } from '../../../../domain/cart-merge.ts';
import type { NetContent } from '../../../../domain/net-content.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { withTermIds } from '../placing/cart-check.service.ts';
import { listSaleLines, type SaleLine } from '../placing/sale-line.repository.ts';
import {
  type CartLineRow,
  forgetTakenOut,
  listCartLines,
  lockCart,
  writeCartLines,
} from './cart-line.repository.ts';

export interface OwnCart {
  /** Counts up with each change. */
  version: number;
  lines: OwnLine[];
}

type OwnLine = Omit<CartLine, 'content'> & {
  saved: boolean;
  content: NetContent | null;
};

export interface AskedChange {
  productId: number;
  chosenTerms: readonly ChosenTerm[];
  saved: boolean;
  /** 0 takes it out. */
  quantity: number;
}

export interface OwnConflict {
  productId: number;
  chosenTerms: ChosenTerm[];
  saved: boolean;
  /** The quantity that stays; 0: it is taken out. */
  quantity: number;
}

/** Above, what was taken out is forgotten: the table holds no more of anybody. */
const MOST_ROWS = 250;

type Parts = Pick<Context, 'write' | 'now'>;

export async function getOwnCart(context: Parts, accountId: number): Promise<OwnCart> {
  return shownCart(context, (await listCartLines(context.write, accountId)).map(keptLine));
}

/**
 * What a device wants of its lines joins what others did: each change with its age, by the server's clock. `knownVersion`
 * is the cart that the device has seen.
 */
export async function changeOwnCart(
  context: Parts,
  accountId: number,
  asked: { changes: readonly AskedChange[]; ageMillis: number; knownVersion: number },
): Promise<OwnCart & { conflicts: OwnConflict[] }> {
  const changedAt = context.now().getTime() - asked.ageMillis;
  const changes = asked.changes.map(({ productId, chosenTerms, saved, quantity }) => {
    return { key: lineKey(productId, chosenTerms), saved, quantity, changedAt };
  });
  const merged = await inTransaction(context.write, async (db) => {
    await lockCart(db, accountId);
    const { kept, expired } = await readForChange(db, accountId, context.now().getTime());
    const result = mergeCart(kept, changes, asked.knownVersion);
    // What has expired must not come back with the first change that lets the cart live again.
    const written = new Map([...expired, ...result.changed].map((line) => [nameOf(line), line]));
    if (result.changed.length > 0) await writeCartLines(db, accountId, [...written.values()].map(rowOf));
    const changed = new Set(result.changed.map(nameOf));
    return { ...result, kept: [...kept.filter((line) => !changed.has(nameOf(line))), ...result.changed] };
  });
  const cart = await shownCart(context, merged.kept);
  const conflicts = merged.conflicts.map(({ key, ...conflict }) => ({ ...conflict, ...askedOf(key) }));
  return { ...cart, conflicts };
}

/** What has expired counts as taken out, but its version counts on. */
async function readForChange(
  db: Database,
  accountId: number,
  now: number,
): Promise<{ kept: KeptLine[]; expired: KeptLine[] }> {
  const stored = (await listCartLines(db, accountId)).map(keptLine);
  const standing = new Set(standingLines(stored, now).map(nameOf));
  const isExpired = (line: KeptLine) => line.quantity > 0 && !standing.has(nameOf(line));
  const expired = stored.filter(isExpired).map((line) => ({ ...line, quantity: 0 }));
  const kept = [...stored.filter((line) => !isExpired(line)), ...expired];
  if (stored.length <= MOST_ROWS) return { kept, expired };
  await forgetTakenOut(db, accountId);
  return { kept: kept.filter(({ quantity }) => quantity > 0), expired };
}

/** Oldest first, as they came into the cart. */
async function shownCart({ write, now }: Parts, kept: readonly KeptLine[]): Promise<OwnCart> {
  const lines = standingLines(kept, now().getTime());
  const version = Math.max(0, ...kept.map((line) => line.version));
  const asked = lines.map(({ key }) => withTermIds(askedOf(key)));
  const sales = asked.length > 0 ? await listSaleLines(write, asked, now()) : [];
  const shown = lines.flatMap((line, place) => {
    const sale = sales[place];
    return sale ? [ownLine(line, sale)] : [];
  });
  return { version, lines: shown };
}

function ownLine(line: KeptLine, sale: SaleLine): OwnLine {
  const { chosenTerms } = askedOf(line.key);
  return {
    productId: sale.productId,
    sellerId: sale.sellerId,
    sellerName: sale.sellerName,
    name: sale.name,
    reference: sale.reference,
    price: sale.price,
    salePrice: sale.salePrice,
    imageUrl: sale.imageUrl,
    weightKilograms: sale.weightKilograms,
    heightCentimetres: sale.heightCentimetres,
    widthCentimetres: sale.widthCentimetres,
    lengthCentimetres: sale.lengthCentimetres,
    quantity: line.quantity,
    chosenTerms,
    termNames: chosenTerms.map((term) => namesOf(term, sale)),
    saved: line.saved,
    ...(sale.variantId !== null && { variantId: sale.variantId }),
    content: sale.content,
  };
}

function namesOf({ attributeId, termId }: ChosenTerm, { attributes }: SaleLine) {
  const attribute = attributes.find(({ id }) => id === attributeId);
  const term = attribute?.terms.find(({ id }) => id === termId);
  return { attribute: attribute?.name ?? '', term: term?.name ?? '' };
}

function keptLine({ productId, choice, savedForLater, changedAt, ...row }: CartLineRow): KeptLine {
  return { ...row, key: `${productId}:${choice}`, saved: savedForLater, changedAt: changedAt.getTime() };
}

function rowOf({ key, saved, changedAt, quantity, version }: KeptLine): CartLineRow {
  const [productId, choice = ''] = key.split(':');
  return {
    productId: Number(productId),
    choice,
    savedForLater: saved,
    quantity,
    version,
    changedAt: new Date(changedAt),
  };
}

/** Product and terms of a key as lineKey gives it. */
function askedOf(key: string): { productId: number; chosenTerms: ChosenTerm[] } {
  const [productId, choice = ''] = key.split(':');
  const pairs = choice === '' ? [] : choice.split(',').map((pair) => pair.split('-').map(Number));
  return {
    productId: Number(productId),
    chosenTerms: pairs.map(([attributeId = 0, termId = 0]) => ({ attributeId, termId })),
  };
}

function nameOf({ key, saved }: Pick<KeptLine, 'key' | 'saved'>): string {
  return `${saved} ${key}`;
}
