import { CONTENT_SLOT_IDS, type ContentSlot } from '../../../domain/store-content.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import { CONTENT_SLOT_WORDS } from '../../../wire/content/store-content.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorContentLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  return {
    meta: {
      title: `Contenido | ${page.brand.name}`,
      description: 'Lo que la tienda dice y muestra.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    slots: valueOrPageError(await page.read('listContentSlots', {})),
  };
}

export async function operatorContentSlotLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  const slot = slotOf(page.params.slot);
  const place = valueOrPageError(await page.read('getContentSlot', { slot }));
  const categories = valueOrPageError(await page.call('listCategories', {}));
  const main = categories.filter(({ parentId }) => parentId === 0);
  return {
    meta: {
      title: `Contenido | ${page.brand.name}`,
      description: 'Lo que la tienda dice y muestra.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    place,
    mainCategories: main.map(({ id, name, productCount }) => ({ id, name, productCount })),
    sellerNames: await sellerNames(page, place),
  };
}

function slotOf(word: string | undefined): ContentSlot {
  const slot = CONTENT_SLOT_IDS.find((id) => CONTENT_SLOT_WORDS[id] === word);
  if (!slot) throw new PageError(404);
  return slot;
}

/** Of the shops that any version features. */
async function sellerNames(page: PageRequest, place: Place): Promise<{ id: number; name: string }[]> {
  const contents = [place.original, ...place.versions.map(({ content }) => content)];
  const ids = new Set(contents.flatMap(({ featured }) => featured?.sellerId ?? []));
  const replies = await Promise.all([...ids].map((id) => page.call('getSeller', { params: { id } })));
  return replies.flatMap((reply) =>
    reply.ok ? [{ id: reply.value.sameSeller.id, name: reply.value.sameSeller.displayName }] : [],
  );
}

export type ContentData = Awaited<ReturnType<typeof operatorContentLoader>>;
export type SlotData = Awaited<ReturnType<typeof operatorContentSlotLoader>>;
type Place = ReadValue<'getContentSlot'>;
export type ContentVersion = Place['versions'][number];
