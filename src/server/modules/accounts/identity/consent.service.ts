import { CONSENTS, type ConsentKind } from '../../../../domain/consent.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getLegalVersions } from '../../content/legal.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import * as consents from './consent.repository.ts';
import type { SessionAccount, Visitor } from './session.service.ts';

export interface Consent {
  id: number;
  kind: ConsentKind;
  name: string;
  textVersion: string;
  /** ISO dates; `givenAt` null: the person was not asked. */
  givenAt: string | null;
  revokedAt: string | null;
  address: string;
}

/** Stores what somebody agreed to as proof, within the caller's transaction: text version, time, address, browser. */
export async function recordConsents(
  db: Database,
  {
    accountId,
    kinds,
    notAsked = [],
    visitor,
    now,
  }: {
    accountId: number;
    kinds: readonly ConsentKind[];
    /** What a client sent no answer to. */
    notAsked?: readonly ConsentKind[];
    visitor: Visitor;
    now: Date;
  },
): Promise<void> {
  const versions = await getLegalVersions(db);
  const toRow = (kind: ConsentKind, isGiven: boolean) => {
    return { accountId, kind, textVersion: versions[CONSENTS[kind].text], isGiven };
  };
  const rows = [...kinds.map((kind) => toRow(kind, true)), ...notAsked.map((kind) => toRow(kind, false))];
  const userAgent = visitor.userAgent.slice(0, 300);
  await consents.insertConsents(db, rows, { address: visitor.address, userAgent, now });
}

export async function listConsents({ write }: Context, accountId: number): Promise<Consent[]> {
  return (await consents.listConsents(write, accountId)).map(toConsent);
}

/** Marks a consent as revoked; the person and the operator get it in writing. Repeating it changes nothing. */
export async function revokeConsent(
  context: Context,
  account: SessionAccount,
  consentId: number,
): Promise<Result<Consent, 'not-found'>> {
  const owned = { id: consentId, accountId: account.id };
  await inTransaction(context.write, async (db) => {
    if (!(await consents.revokeConsent(db, { ...owned, now: context.now() }))) return;
    const data = { consentId };
    await enqueueEmails(db, [
      { template: 'consent-revoked', recipient: account.email, data },
      { template: 'consent-revoked', recipient: context.config.mail.operator, data },
    ]);
  });
  nudgeOutbox();
  const consent = await consents.findConsent(context.write, owned);
  return consent ? success(toConsent(consent)) : failure('not-found');
}

function toConsent({ givenAt, revokedAt, ...consent }: consents.StoredConsent): Consent {
  return {
    ...consent,
    name: CONSENTS[consent.kind].name,
    givenAt: givenAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
