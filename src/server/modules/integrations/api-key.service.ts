import { createHash, randomBytes } from 'node:crypto';
import { API_CALLS_PER_MINUTE, type ApiScope, MAXIMUM_API_KEYS } from '../../../domain/api-scope.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SellerMember } from '../accounts/team/seller-access.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  type ApiKeyRow,
  countKeyCall,
  insertApiKey,
  listApiKeys,
  lockShop,
  revokeApiKeyRow,
  type UsedKey,
} from './api-key.repository.ts';

type Services = Pick<Context, 'write' | 'now'>;
export type Manager = Pick<SellerMember, 'sellerId' | 'accountId'>;

const PREFIX_LENGTH = 12;

export interface ShownKey extends Omit<ApiKeyRow, 'createdAt' | 'lastUsedAt'> {
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

export async function listShownKeys({ write }: Services, sellerId: number): Promise<ShownKey[]> {
  return (await listApiKeys(write, sellerId)).map(shown);
}

/** The answer is the only place where the whole key ever stands: the database keeps its hash. */
export async function createApiKey(
  { write, now }: Services,
  { sellerId, accountId }: Manager,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<Result<ShownKey & { token: string }, 'api-key-limit'>> {
  const token = `plz_${randomBytes(30).toString('base64url')}`;
  return inTransaction(write, async (db) => {
    await lockShop(db, sellerId);
    if ((await listApiKeys(db, sellerId)).length >= MAXIMUM_API_KEYS) return failure('api-key-limit');
    const at = now();
    const row = await insertApiKey(db, {
      ...{ sellerId, name, createdBy: accountId, createdAt: at },
      prefix: token.slice(0, PREFIX_LENGTH),
      secretHash: hashOf(token),
      scopes: [...new Set(scopes)],
    });
    const after = { name, prefix: row.prefix, scopes: row.scopes };
    const actor = { kind: 'member', accountId } as const;
    await recordAudit(db, [
      { at, actor, sellerId, action: 'api.key-created', subject: `api-key:${row.id}`, after },
    ]);
    return success({ ...shown(row), token });
  });
}

export async function revokeApiKey(
  { write, now }: Services,
  { sellerId, accountId }: Manager,
  id: number,
): Promise<Result<ShownKey[], 'not-found'>> {
  const revoked = await inTransaction(write, async (db) => {
    const at = now();
    const row = await revokeApiKeyRow(db, { sellerId, id, at });
    if (!row) return false;
    const before = { name: row.name, prefix: row.prefix, scopes: row.scopes };
    const actor = { kind: 'member', accountId } as const;
    await recordAudit(db, [
      { at, actor, sellerId, action: 'api.key-revoked', subject: `api-key:${id}`, before },
    ]);
    return true;
  });
  return revoked ? success(await listShownKeys({ write, now }, sellerId)) : failure('not-found');
}

export interface MachineCaller {
  keyId: number;
  keyName: string;
  sellerId: number;
}

type KeyRefusal = 'api-key-invalid' | 'api-key-scope' | 'shop-not-active' | 'too-many-requests';

/** Whose system calls with this key, if it may. Too many calls: `details.seconds` says when to come back. */
export async function authenticateKey(
  { write, now }: Services,
  token: string | null,
  scope: ApiScope,
): Promise<Result<MachineCaller, KeyRefusal>> {
  if (!token?.startsWith('plz_')) return failure('api-key-invalid');
  const at = now();
  const key = await countKeyCall(write, { secretHash: hashOf(token), now: at, limit: API_CALLS_PER_MINUTE });
  if (!key) return failure('api-key-invalid');
  if (!key.isCounted) return failure('too-many-requests', { details: { segundos: secondsLeft(key, at) } });
  if (key.sellerStatus !== 2) return failure('shop-not-active');
  if (!key.scopes.includes(scope)) return failure('api-key-scope');
  return success({ keyId: key.id, keyName: key.name, sellerId: key.sellerId });
}

function secondsLeft({ windowStartedAt }: Pick<UsedKey, 'windowStartedAt'>, now: Date): number {
  const left = (windowStartedAt?.getTime() ?? 0) + 60_000 - now.getTime();
  return Math.max(1, Math.ceil(left / 1_000));
}

// The key holds 240 random bits: there is nothing to guess, so a fast hash is enough.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function shown(row: ApiKeyRow): ShownKey {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
