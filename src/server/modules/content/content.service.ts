import { NEUTRAL_CONTENT } from '../../../domain/neutral-content.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import {
  CONTENT_SLOT_IDS,
  type ContentSlot,
  DEFAULT_CONTENT,
  type StoreContent,
} from '../../../domain/store-content.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import { findVersion, isOpenSeller, listMerged, listShown } from './content.repository.ts';
import { noteShown } from './content-shown.repository.ts';

export interface ShownContent extends StoreContent {
  isFeaturedSellerOpen: boolean;
}

/** What shoppers see at this moment. */
export async function getShopContent(
  context: Pick<Context, 'read' | 'now' | 'config'>,
): Promise<ShownContent> {
  const { read, now } = context;
  return withTargets(read, await contentAt(context, read, now()));
}

/** The shop as it would look with one version, at the moment that version begins. */
export async function previewContent(
  context: Pick<Context, 'write' | 'now' | 'config'>,
  versionId: number,
): Promise<Result<ShownContent, 'not-found'>> {
  const { write, now } = context;
  const version = await findVersion(write, versionId);
  if (!version) return failure('not-found');
  const present = now();
  const at = version.startsAt && version.startsAt > present ? version.startsAt : present;
  const content = { ...(await contentAt(context, write, at)), [version.slot]: version.value };
  return success(await withTargets(write, content));
}

/** Tells the pages when another version has come to be shown, by the clock or by a person. Answers how many places. */
export function announceContent({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  return inTransaction(write, (db) => announceShown(db, now()));
}

export async function announceShown(db: Database, now: Date): Promise<number> {
  const shown = await listShown(db, CONTENT_SLOT_IDS, now);
  const idOf = (slot: ContentSlot) => shown.find((one) => one.slot === slot)?.id ?? null;
  const changed = await noteShown(
    db,
    CONTENT_SLOT_IDS.map((slot) => ({ slot, versionId: idOf(slot) })),
  );
  if (changed > 0) await announceChange(db, ['content']);
  return changed;
}

/** What stands where nobody has published anything: the demo's promises are nobody else's. */
export function originalContent({ mode }: Pick<Config, 'mode'>): StoreContent {
  return mode === 'demo' ? DEFAULT_CONTENT : NEUTRAL_CONTENT;
}

async function contentAt(
  { config }: Pick<Context, 'config'>,
  db: Database,
  now: Date,
): Promise<StoreContent> {
  const shown = await listShown(db, CONTENT_SLOT_IDS, now);
  return { ...originalContent(config), ...Object.fromEntries(shown.map(({ slot, value }) => [slot, value])) };
}

/** With what the content points at as it is now: a merged category is the one it was merged into. */
async function withTargets(db: Database, content: StoreContent): Promise<ShownContent> {
  const { popular, featured } = content;
  const merged = await listMerged(db, [featured.parentCategoryId, ...popular.categoryIds]);
  const present = (id: number) => merged.find(({ oldId }) => oldId === id)?.newId ?? id;
  return {
    ...content,
    popular: { categoryIds: [...new Set(popular.categoryIds.map(present))] },
    featured: { ...featured, parentCategoryId: present(featured.parentCategoryId) },
    isFeaturedSellerOpen: await isOpenSeller(db, featured.sellerId),
  };
}
