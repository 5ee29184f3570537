import type { LegalKind, LegalVersions } from '../../../domain/legal/legal-kind.ts';
import { type LegalTextParts, OWN_LEGAL_TEXTS } from '../../../domain/legal/own-legal-text.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { paths } from '../../../wire/paths.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operatorActor, recordAudit } from '../audit/audit.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as texts from './legal.repository.ts';

export interface ShownLegalText {
  version: string;
  body: string;
  /** Days of Bogotá; null: it is in force. */
  from: string;
  until: string | null;
  /** The program's, which nobody had to publish. */
  isOwn: boolean;
}

/** The text in force, or the version that was; a version that never was is not found. */
export async function getLegalText(
  { write, config }: Pick<Context, 'write' | 'config'>,
  kind: LegalKind,
  version: string | null = null,
): Promise<Result<ShownLegalText, 'not-found'>> {
  const published = await texts.findLegalText(write, kind, version);
  if (published) {
    const { publishedAt, replacedAt, ...text } = published;
    return success({
      ...text,
      from: bogotaDay(publishedAt.getTime()),
      until: replacedAt && bogotaDay(replacedAt.getTime()),
      isOwn: false,
    });
  }
  const own = OWN_LEGAL_TEXTS[kind];
  const place = version === null ? own.length - 1 : own.findIndex((one) => one.version === version);
  const text = own[place];
  if (!text) return failure('not-found');
  const first = await texts.findFirstPublication(write, kind);
  return success({
    version: text.version,
    body: text.body(partsOf(config)),
    from: text.version,
    until: own[place + 1]?.version ?? (first && bogotaDay(first.getTime())),
    isOwn: true,
  });
}

function partsOf({ brand }: Context['config']): LegalTextParts {
  const links = {
    contact: paths.contact(),
    petition: paths.petition(),
    warranty: paths.warrantyRight(),
    authority: 'https://www.sic.gov.co',
  };
  return { brand, links };
}

/** What an acceptance of now stores, and what a case of now cites. */
export async function getLegalVersions(db: Database): Promise<LegalVersions> {
  const published = await texts.listVersionsInForce(db);
  return { ...OWN_VERSIONS, ...Object.fromEntries(published.map(({ kind, version }) => [kind, version])) };
}

const OWN_VERSIONS = Object.fromEntries(
  Object.entries(OWN_LEGAL_TEXTS).map(([kind, own]) => [kind, own.at(-1)?.version]),
) as LegalVersions;

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
  const isOwn = OWN_LEGAL_TEXTS[kind].some(({ version }) => version === day);
  const taken = (await texts.countVersionsOf(db, kind, day)) + (isOwn ? 1 : 0);
  return taken === 0 ? day : `${day}.${taken + 1}`;
}
