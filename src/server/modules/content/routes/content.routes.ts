import type { HeroPictureKind } from '../../../../domain/hero-picture.ts';
import { type Result, success } from '../../../../domain/result.ts';
import type { ContentSlot, SlotContent } from '../../../../domain/store-content.ts';
import type { operatorContentEndpoints } from '../../../../wire/content/operator-content.ts';
import type { storeContentEndpoints } from '../../../../wire/content/store-content.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createSameForAll } from '../../../http/same-for-all.ts';
import type { VersionRow } from '../content.repository.ts';
import { getShopContent, previewContent } from '../content.service.ts';
import { storeHeroPicture } from '../content-picture.service.ts';
import { viewVersion } from '../content-view.service.ts';
import { publish, restore, saveDraft, withdraw } from '../edit-content.service.ts';

interface OfSlot {
  params: { slot: ContentSlot };
}

interface OfVersion {
  params: { versionId: number };
}

interface SavedDraft extends OfSlot {
  body: { draftId: number | null; editedAt: string | null; content: SlotContent };
}

interface Publication extends OfVersion {
  body: { startsAt: Date | null; endsAt: Date | null };
}

export function contentRoutes(
  context: Context,
): Handlers<keyof typeof operatorContentEndpoints | keyof typeof storeContentEndpoints> {
  const viewed = async <Reason extends string>(result: Result<VersionRow, Reason>) =>
    result.ok ? success(await viewVersion(context, result.value)) : result;
  const sameForAll = createSameForAll(context.kept);
  return {
    getShopContent: sameForAll(
      'getShopContent',
      ({ featured }) => ['content', `seller:${featured.sellerId}`],
      async () => success(await getShopContent(context)),
    ),
    saveContentDraft: forOperator('edit-content', async ({ params, body }: SavedDraft, operator) =>
      viewed(await saveDraft(context, { ...params, ...body }, operator)),
    ),
    publishContent: forOperator('edit-content', async ({ params, body }: Publication, operator) =>
      viewed(await publish(context, { ...params, ...body }, operator)),
    ),
    withdrawContent: forOperator('edit-content', ({ params }: OfVersion, operator) =>
      withdraw(context, params.versionId, operator),
    ),
    restoreContent: forOperator(
      'edit-content',
      async ({ params, body }: OfSlot & { body: { versionId: number | null } }, operator) =>
        viewed(await restore(context, { ...params, ...body }, operator)),
    ),
    previewContent: forOperator('see-catalogue', ({ query }: { query: { versionId: number } }) =>
      previewContent(context, query.versionId),
    ),
    uploadContentPicture: forOperator(
      'edit-content',
      async ({ body }: { body: { kind: HeroPictureKind; file: Upload } }, { id }) =>
        storeHeroPicture(
          context,
          { kind: body.kind, load: async () => new Uint8Array(await body.file.arrayBuffer()) },
          id,
        ),
    ),
  };
}
