import { contentProblems } from '../../../domain/content-rules.ts';
import { isHeroPicture } from '../../../domain/hero-picture.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { ContentSlot, SlotContent } from '../../../domain/store-content.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Operator } from '../../guards/for-operator.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  deleteDraft,
  findVersion,
  insertDraft,
  isMainCategory,
  isOpenSeller,
  listShown,
  lockVersion,
  publishVersion,
  updateDraft,
  type VersionRow,
  withdrawVersion,
} from './content.repository.ts';
import { announceShown, originalContent } from './content.service.ts';
import { isContentPicture } from './content-shown.repository.ts';

type EditContext = Pick<Context, 'write' | 'now' | 'config'>;
type Person = Pick<Operator, 'id'>;

interface Draft {
  slot: ContentSlot;
  draftId: number | null;
  editedAt: string | null;
  content: SlotContent;
}

/** A new draft, or a changed one; nobody else's changes are lost. */
export function saveDraft(
  { write, now }: EditContext,
  { slot, draftId, editedAt, content }: Draft,
  { id: accountId }: Person,
): Promise<Result<VersionRow, 'invalid-input' | 'not-found' | 'content-state' | 'content-changed'>> {
  const at = now();
  return inTransaction(write, async (db) => {
    const fields = { ...contentProblems(slot, content), ...(await unusable(db, slot, content)) };
    const value = content[slot];
    if (Object.keys(fields).length > 0 || !value) return failure('invalid-input', { fields });
    const before = draftId === null ? null : await lockVersion(db, draftId);
    if (draftId !== null && before?.slot !== slot) return failure('not-found');
    if (before && before.state !== 'draft') return failure('content-state');
    if (before && before.editedAt.toISOString() !== editedAt) return failure('content-changed');
    const id = before?.id ?? (await insertDraft(db, { slot, value, accountId, now: at }));
    if (before) await updateDraft(db, id, value, at);
    await note(db, {
      at,
      accountId,
      action: 'content.draft-saved',
      slot,
      before: before?.value,
      after: value,
    });
    return success(await getVersion(db, id));
  });
}

/** Null as the beginning is now, null as the end is until another version begins. */
export function publish(
  context: EditContext,
  { versionId, startsAt, endsAt }: { versionId: number; startsAt: Date | null; endsAt: Date | null },
  { id: accountId }: Person,
): Promise<Result<VersionRow, 'invalid-input' | 'not-found' | 'content-state'>> {
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const draft = await lockVersion(db, versionId);
    if (!draft) return failure('not-found');
    if (draft.state !== 'draft') return failure('content-state');
    const from = startsAt && startsAt > at ? startsAt : at;
    if (endsAt && endsAt <= from)
      return failure('invalid-input', { fields: { endsAt: 'El final debe ser después del inicio.' } });
    const before = await shownIn(context, db, draft.slot, at);
    await publishVersion(db, draft.id, { startsAt: from, endsAt, accountId, now: at });
    await note(db, {
      at,
      accountId,
      action: from > at ? 'content.scheduled' : 'content.published',
      slot: draft.slot,
      before,
      after: { ...draft.value, startsAt: from, ...(endsAt && { endsAt }) },
    });
    await announceShown(db, at);
    return success(await getVersion(db, draft.id));
  });
}

/** A version that is or would be shown goes; a draft is thrown away. */
export function withdraw(
  { write, now }: EditContext,
  versionId: number,
  { id: accountId }: Person,
): Promise<Result<null, 'not-found' | 'content-state'>> {
  const at = now();
  return inTransaction(write, async (db) => {
    const version = await lockVersion(db, versionId);
    if (!version) return failure('not-found');
    const { state, slot, endsAt, value } = version;
    if (state === 'withdrawn' || (endsAt && endsAt <= at)) return failure('content-state');
    if (state === 'draft') await deleteDraft(db, versionId);
    else await withdrawVersion(db, versionId, accountId, at);
    const action = state === 'draft' ? 'content.draft-discarded' : 'content.withdrawn';
    await note(db, { at, accountId, action, slot, before: value });
    await announceShown(db, at);
    return success(null);
  });
}

/** An earlier version, or with null the original, is published again as it was. */
export function restore(
  context: EditContext,
  { slot, versionId }: { slot: ContentSlot; versionId: number | null },
  { id: accountId }: Person,
): Promise<Result<VersionRow, 'not-found' | 'content-state'>> {
  const at = context.now();
  return inTransaction(context.write, async (db) => {
    const earlier = versionId === null ? null : await findVersion(db, versionId);
    if (versionId !== null && earlier?.slot !== slot) return failure('not-found');
    if (earlier?.state === 'draft') return failure('content-state');
    const value = earlier?.value ?? originalContent(context.config)[slot];
    const before = await shownIn(context, db, slot, at);
    const id = await insertDraft(db, { slot, value, accountId, now: at });
    await publishVersion(db, id, { startsAt: at, endsAt: null, accountId, now: at });
    await note(db, { at, accountId, action: 'content.restored', slot, before, after: value });
    await announceShown(db, at);
    return success(await getVersion(db, id));
  });
}

/** What the database alone can tell: pictures that were uploaded here, a seller and a category that exist. */
async function unusable(db: Database, slot: ContentSlot, content: SlotContent) {
  const hero = slot === 'heroFirst' || slot === 'heroSecond' ? content[slot] : undefined;
  const problems: Record<string, string> = {};
  const wide = slot === 'heroFirst' ? 'wideFirst' : 'wideSecond';
  for (const [name, kind] of [
    ['wideUrl', wide],
    ['narrowUrl', 'narrow'],
  ] as const) {
    const url = hero?.[name];
    if (url && !(isHeroPicture(url, kind) && (await isContentPicture(db, url))))
      problems[name] = 'Sube la imagen otra vez.';
  }
  const { featured } = content;
  if (featured && !(await isOpenSeller(db, featured.sellerId)))
    problems.sellerId = 'Elige un vendedor activo.';
  if (featured && !(await isMainCategory(db, featured.parentCategoryId)))
    problems.parentCategoryId = 'Elige una categoría principal.';
  for (const id of content.popular?.categoryIds ?? [])
    if (!(await isMainCategory(db, id))) problems.categoryIds = 'Elige categorías principales.';
  return problems;
}

async function shownIn({ config }: EditContext, db: Database, slot: ContentSlot, now: Date): Promise<object> {
  const [shown] = await listShown(db, [slot], now);
  return shown?.value ?? originalContent(config)[slot];
}

async function getVersion(db: Database, id: number): Promise<VersionRow> {
  const version = await findVersion(db, id);
  if (!version) throw new Error(`There is no content version ${id}`);
  return version;
}

interface Note {
  at: Date;
  accountId: number;
  action: string;
  slot: ContentSlot;
  before?: object | undefined;
  after?: object;
}

function note(db: Database, { at, accountId, action, slot, before, after }: Note): Promise<void> {
  return recordAudit(db, [
    {
      at,
      actor: { kind: 'operator', accountId },
      sellerId: null,
      action,
      subject: `content:${slot}`,
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after } }),
    },
  ]);
}
