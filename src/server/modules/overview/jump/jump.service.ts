import { buyerWords } from '../../../../domain/buyer-search.ts';
import {
  JUMP_KINDS,
  type JumpHit,
  type JumpKind,
  MINIMUM_JUMP_TEXT,
  numbersBeginning,
  OPERATOR_JUMPS,
  SELLER_JUMPS,
} from '../../../../domain/jump.ts';
import { maskedEmail, maskedName } from '../../../../domain/masked-person.ts';
import { isOperatorAllowed, type OperatorRole } from '../../../../domain/operator-role.ts';
import { isAllowed, type SellerRole } from '../../../../domain/seller-role.ts';
import { bogotaDay, formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { foldText } from '../../../../domain/text.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { jumpToCases } from '../../rights/desk.service.ts';
import * as rows from './jump.repository.ts';

/** Of each kind. */
const LIMIT = 5;
const MAXIMUM_WORDS = 6;

/** What the role may read and is called so; one statement for each kind, and none for what it may not. */
export async function jumpAsOperator({ read }: Pick<Context, 'read'>, role: OperatorRole, text: string) {
  const finders: Record<JumpKind, () => Promise<JumpHit[]>> = {
    order: () => orders(read, text),
    case: () => jumpToCases(read, null, text),
    product: () => products(read, text),
    shop: () => shops(read, text),
    buyer: () => buyers(read, text),
  };
  return findAll(
    text,
    JUMP_KINDS.filter((kind) => isOperatorAllowed(role, OPERATOR_JUMPS[kind])).map((kind) => finders[kind]),
  );
}

/** Likewise in one shop. */
export async function jumpAsSeller(
  { read }: Pick<Context, 'read'>,
  { sellerId, role }: { sellerId: number; role: SellerRole },
  text: string,
) {
  const finders: Partial<Record<JumpKind, () => Promise<JumpHit[]>>> = {
    order: () => ownOrders(read, sellerId, text),
    case: () => jumpToCases(read, sellerId, text),
    product: () => ownProducts(read, sellerId, text),
  };
  return findAll(
    text,
    JUMP_KINDS.flatMap((kind) => {
      const [permission, find] = [SELLER_JUMPS[kind], finders[kind]];
      return permission && find && isAllowed(role, permission) ? [find] : [];
    }),
  );
}

async function findAll(text: string, finders: readonly (() => Promise<JumpHit[]>)[]) {
  if (text.length < MINIMUM_JUMP_TEXT) return { hits: [] };
  const found = await Promise.all(finders.map((find) => find()));
  return { hits: found.flat() };
}

async function orders(db: Database, text: string): Promise<JumpHit[]> {
  const spans = numbersBeginning(text);
  if (spans.lows.length === 0) return [];
  const found = await rows.findOrders(db, { ...spans, limit: LIMIT });
  return found.map(({ number, buyerName, createdAt }) =>
    orderHit(number, `${buyerName} · ${formatSpanishDate(bogotaDay(createdAt.getTime()))}`),
  );
}

async function ownOrders(db: Database, sellerId: number, text: string): Promise<JumpHit[]> {
  const spans = numbersBeginning(text);
  if (spans.lows.length === 0) return [];
  const found = await rows.findPackages(db, sellerId, { ...spans, limit: LIMIT });
  return found.map(({ number, buyerName, statusName }) => orderHit(number, `${buyerName} · ${statusName}`));
}

function orderHit(number: number, detail: string): JumpHit {
  return { kind: 'order', id: number, title: `Pedido N.º ${number}`, detail };
}

async function products(db: Database, text: string): Promise<JumpHit[]> {
  const found = await rows.findProducts(db, { words: wordsOf(text), limit: LIMIT });
  return found.map(({ id, name, reference, sellerName }) => ({
    kind: 'product',
    id,
    title: name,
    detail: [reference, sellerName].filter(Boolean).join(' · '),
  }));
}

async function ownProducts(db: Database, sellerId: number, text: string): Promise<JumpHit[]> {
  const found = await rows.findOwnProducts(db, sellerId, { words: wordsOf(text), limit: LIMIT });
  return found.map(({ id, name, reference }) => ({ kind: 'product', id, title: name, detail: reference }));
}

async function shops(db: Database, text: string): Promise<JumpHit[]> {
  const found = await rows.findShops(db, { words: wordsOf(text), limit: LIMIT });
  return found.map(({ id, displayName, cityName }) => ({
    kind: 'shop',
    id,
    title: displayName,
    detail: cityName,
  }));
}

/** With their data masked, as in their list: opening one is what the log holds. */
async function buyers(db: Database, text: string): Promise<JumpHit[]> {
  const words = buyerWords(text);
  if (words === null) return [];
  const found = await rows.findBuyers(db, { words, limit: LIMIT });
  return found.map((row) => ({
    kind: 'buyer',
    id: row.id,
    title: maskedName(row) || maskedEmail(row.email),
    detail: maskedEmail(row.email),
  }));
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean).slice(0, MAXIMUM_WORDS);
}
