import { hash, randomBytes } from 'node:crypto';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SellerRole } from '../../../../domain/seller-role.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { SessionAccount } from '../identity/session.service.ts';
import type { SellerMember } from '../team/seller-access.service.ts';
import * as views from './view-as.repository.ts';

/** Opens the sellers' panel of one shop for reading; worth nothing without the operator's own session. */
export const VIEW_COOKIE = 'ver_como';
export const VIEW_SECONDS = 30 * 60;

/** Whose eyes an operator looks through: nobody sees more of a shop than his role sees in the console. */
const SEEN_AS: Record<OperatorRole, SellerRole | null> = {
  administrator: 'owner',
  viewer: 'owner',
  support: 'service',
  finance: 'accounting',
  content: null,
};

interface Viewer {
  operator: Pick<SessionAccount, 'id' | 'operatorRole' | 'hasSecondFactor' | 'secondFactorAt'>;
  sessionToken: string;
}

export async function startView(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { operator, sessionToken }: Viewer,
  { sellerId, reason }: { sellerId: number; reason: string },
): Promise<
  Result<
    { token: string; sellerId: number; shopName: string; expiresAt: string },
    'not-found' | 'operator-role'
  >
> {
  if (!operator.operatorRole || !SEEN_AS[operator.operatorRole]) return failure('operator-role');
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + VIEW_SECONDS * 1_000);
  const token = randomBytes(32).toString('base64url');
  return inTransaction(write, async (db) => {
    const shop = await views.findShop(db, sellerId);
    if (!shop) return failure('not-found');
    const [tokenHash, sessionHash] = [hashOf(token), hashOf(sessionToken)];
    await views.insertView(db, {
      tokenHash,
      sessionHash,
      operatorId: operator.id,
      sellerId,
      startedAt,
      expiresAt,
    });
    await recordAudit(db, [
      {
        at: startedAt,
        actor: { kind: 'operator', accountId: operator.id },
        sellerId,
        action: 'shop.viewed',
        subject: `seller:${sellerId}`,
        reason,
      },
    ]);
    return success({ token, sellerId, shopName: shop.shopName, expiresAt: expiresAt.toISOString() });
  });
}

/** Null: no view was open. */
export async function endView(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { operator, sessionToken }: Viewer,
  token: string | null,
): Promise<number | null> {
  if (!token) return null;
  const at = now();
  return inTransaction(write, async (db) => {
    const key = {
      tokenHash: hashOf(token),
      sessionHash: hashOf(sessionToken),
      operatorId: operator.id,
      now: at,
    };
    const sellerId = await views.endView(db, key);
    if (sellerId === null) return null;
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'operator', accountId: operator.id },
        sellerId,
        action: 'shop.view-ended',
        subject: `seller:${sellerId}`,
      },
    ]);
    return sellerId;
  });
}

/**
 * The shop as its team sees it, for reading only: `isReadOnly` makes every guard refuse what is no reading. Null: there
 * is no view, it is over, or the person may not look (any more). `accountId` stays the operator's own.
 */
export async function findViewedMember(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { operator, sessionToken }: Viewer,
  token: string,
): Promise<SellerMember | null> {
  const role = operator.operatorRole && SEEN_AS[operator.operatorRole];
  if (!role || (operator.hasSecondFactor && !operator.secondFactorAt)) return null;
  const key = {
    tokenHash: hashOf(token),
    sessionHash: hashOf(sessionToken),
    operatorId: operator.id,
    now: now(),
  };
  const shop = await views.findView(write, key);
  if (!shop) return null;
  const membership = { ...shop, role };
  return { ...membership, accountId: operator.id, shops: [membership], isReadOnly: true };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
