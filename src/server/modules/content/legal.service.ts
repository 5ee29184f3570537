import { PRIVACY_POLICY, TERMS } from '../../../domain/legal-texts.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as texts from './legal.repository.ts';

type LegalKind = texts.LegalKind;

const OWN_VERSIONS: Record<LegalKind, string> = { terms: TERMS.version, privacy: PRIVACY_POLICY.version };

/** The text in force; `body` null: the program's own. */
export async function getLegalText(
  { write }: Pick<Context, 'write'>,
  kind: LegalKind,
): Promise<{ version: string; body: string | null }> {
  return (await texts.findLegalText(write, kind)) ?? { version: OWN_VERSIONS[kind], body: null };
}

/** What an acceptance of now stores. */
export async function getLegalVersions(db: Database): Promise<Record<LegalKind, string>> {
  const published = await texts.listVersionsInForce(db);
  return { ...OWN_VERSIONS, ...Object.fromEntries(published.map(({ kind, version }) => [kind, version])) };
}

export async function listLegalTexts({ write }: Pick<Context, 'write'>, kind: LegalKind) {
  const versions = await texts.listLegalTexts(write, kind, 50);
  return versions.map(({ publishedAt, ...text }) => ({ ...text, publishedAt: publishedAt.toISOString() }));
}

/** A new version, in force at once: pages show it and acceptances from now on store it. Earlier ones stay as they were. */
export async function publishLegalText(
  { write, now }: Context,
  { kind, body, reason }: { kind: LegalKind; body: string; reason: string },
  operatorId: number,
): Promise<Result<{ version: string }, 'invalid-input'>> {
  const text = body.trim();
  if (!text) return failure('invalid-input', { fields: { body: 'Escribe el texto.' } });
  return inTransaction(write, async (db) => {
    await texts.lockLegalTexts(db);
    const publishedAt = now();
    const before = await texts.findLegalText(db, kind);
    if (before?.body === text) return success({ version: before.version });
    const version = await nextVersion(db, kind, bogotaDay(publishedAt.getTime()));
    await texts.insertLegalText(db, {
      kind,
      version,
      body: text,
      publishedAt,
      accountId: operatorId,
      reason,
    });
    await announceChange(db, ['content']);
    await recordAudit(db, [
      {
        at: publishedAt,
        actor: operatorActor(operatorId),
        sellerId: null,
        action: 'setting.legal-text-published',
        subject: `legal:${kind}`,
        before: { legalVersion: before?.version ?? OWN_VERSIONS[kind] },
        after: { legalVersion: version },
        reason,
      },
    ]);
    return success({ version });
  });
}

/** The program's own text counts as a version of its day. */
async function nextVersion(db: Database, kind: LegalKind, day: string): Promise<string> {
  const taken = (await texts.countVersionsOf(db, kind, day)) + (OWN_VERSIONS[kind] === day ? 1 : 0);
  return taken === 0 ? day : `${day}.${taken + 1}`;
}
