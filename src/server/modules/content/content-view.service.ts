import { CONTENT_SLOT_IDS, type ContentSlot, type SlotContent } from '../../../domain/store-content.ts';
import type { ContentVersionState } from '../../../wire/content/operator-content.ts';
import type { Context } from '../../context.ts';
import {
  countOpenVersions,
  findVersion,
  listShown,
  listVersions,
  type VersionRow,
} from './content.repository.ts';
import { originalContent } from './content.service.ts';

type ViewContext = Pick<Context, 'write' | 'now'>;

const SHOWN_VERSIONS = 50;

/** Every place with what it shows now. */
export async function listSlots({ write, now }: ViewContext) {
  const at = now();
  const [shown, counts] = [await listShown(write, CONTENT_SLOT_IDS, at), await countOpenVersions(write, at)];
  return Promise.all(
    CONTENT_SLOT_IDS.map(async (slot) => {
      const id = shown.find((one) => one.slot === slot)?.id;
      const version = id === undefined ? null : await findVersion(write, id);
      const { scheduled = 0, drafts = 0 } = counts.find((one) => one.slot === slot) ?? {};
      return {
        slot,
        shown: version && shownVersion(version, { at, shownId: version.id }),
        scheduled,
        drafts,
      };
    }),
  );
}

export async function getSlot(
  { write, now, config }: Pick<Context, 'write' | 'now' | 'config'>,
  slot: ContentSlot,
) {
  const at = now();
  const [shown] = await listShown(write, [slot], at);
  const versions = await listVersions(write, slot, SHOWN_VERSIONS);
  return {
    slot,
    original: { [slot]: originalContent(config)[slot] } as SlotContent,
    isOriginalShown: shown === undefined,
    versions: versions.map((version) => shownVersion(version, { at, shownId: shown?.id ?? null })),
  };
}

/** A version that a change has just made, for the answer to that change. */
export async function viewVersion({ write, now }: ViewContext, version: VersionRow) {
  const at = now();
  const [shown] = await listShown(write, [version.slot], at);
  return shownVersion(version, { at, shownId: shown?.id ?? null });
}

function shownVersion(version: VersionRow, present: { at: Date; shownId: number | null }) {
  const { id, slot, value, startsAt, endsAt, editedAt, publishedAt, withdrawnAt } = version;
  return {
    id,
    state: stateOf(version, present),
    content: { [slot]: value } as SlotContent,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    createdBy: version.createdBy,
    editedAt: editedAt.toISOString(),
    publishedBy: version.publishedBy,
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnBy: version.withdrawnBy,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}

function stateOf(
  { id, state, startsAt, endsAt }: VersionRow,
  { at, shownId }: { at: Date; shownId: number | null },
): ContentVersionState {
  if (state !== 'published') return state;
  if (id === shownId) return 'shown';
  if (startsAt && startsAt > at) return 'scheduled';
  return endsAt && endsAt <= at ? 'ended' : 'replaced';
}
