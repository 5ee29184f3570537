import type { ContentSlot, SlotContent } from '../../../domain/store-content.ts';
import type { ContentVersionState } from '../../../wire/content/operator-content.ts';
import { counted } from '../../panel/counted.ts';
import { momentText } from '../../panel/date-texts.ts';

export const SLOT_HINTS: Record<ContentSlot, string> = {
  heroFirst: 'El banner grande del inicio.',
  heroSecond: 'El banner pequeño del inicio, junto al grande.',
  ticker: 'Los mensajes que pasan por la franja amarilla del inicio.',
  benefits: 'Lo que prometemos, debajo de los banners; solo en pantallas anchas.',
  promo: 'La línea verde encima de todas las páginas; solo en pantallas anchas.',
  popular: 'Las categorías con foto del inicio.',
  featured: 'La categoría de los tres cuadros grandes y el vendedor destacado.',
};

export const STATE_NAMES: Record<ContentVersionState, string> = {
  draft: 'Borrador',
  scheduled: 'Programada',
  shown: 'Se ve ahora',
  replaced: 'Reemplazada',
  ended: 'Terminada',
  withdrawn: 'Retirada',
};

export const STATE_TONES = {
  draft: 'attention',
  scheduled: 'moving',
  shown: 'done',
  replaced: 'neutral',
  ended: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<ContentVersionState, string>;

/** One line that tells a version from the others. */
export function contentSummary(content: SlotContent): string {
  const { heroFirst, heroSecond, ticker, benefits, promo, popular, featured } = content;
  const hero = heroFirst ?? heroSecond;
  if (hero) return hero.title.replaceAll('\n', ' ');
  if (ticker) return ticker.messages.join(' · ');
  if (benefits) return benefits.items.map(({ name }) => name).join(' · ');
  if (promo) return [promo.highlight, promo.text].filter(Boolean).join(' — ');
  if (popular)
    return popular.categoryIds.length > 0
      ? counted(popular.categoryIds.length, 'categoría escogida', 'categorías escogidas')
      : 'Las categorías con más productos';
  return featured ? `Categoría ${featured.parentCategoryId}, vendedor ${featured.sellerId}` : '';
}

/** 'Desde hoy, 3:00 p. m. hasta 24 dic, 11:59 p. m.' */
export function periodText(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: number,
): string {
  if (!startsAt) return '';
  return endsAt
    ? `Desde ${inSentence(startsAt, now)} hasta ${inSentence(endsAt, now)}`
    : `Desde ${inSentence(startsAt, now)}`;
}

/** 'hoy, 3:00 p. m.' in the middle of a sentence. */
export function inSentence(moment: string, now: number): string {
  return momentText(Date.parse(moment), now).replace(/^[HAM]/, (first) => first.toLowerCase());
}
