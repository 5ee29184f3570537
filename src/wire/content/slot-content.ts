import * as z from 'zod/mini';
import { BENEFIT_ICONS, HERO_PALETTE_IDS } from '../../domain/store-content.ts';
import { identifier, identifierOrNone, text } from '../scalars.ts';

const address = text(300);
const pictureUrl = z.nullable(text(200));

const hero = z.object({
  eyebrow: text(40),
  title: text(90),
  text: text(140),
  buttonText: text(30),
  link: address,
  palette: z.enum(HERO_PALETTE_IDS),
  wideUrl: pictureUrl,
  narrowUrl: pictureUrl,
});
const benefit = z.object({ icon: z.enum(BENEFIT_ICONS), name: text(40), detail: text(40) });

/** The content of one place as the operators' panel writes it: only its own part is there. */
export const slotContent = z.object({
  heroFirst: z.optional(hero),
  heroSecond: z.optional(hero),
  ticker: z.optional(z.object({ messages: z.array(text(60)).check(z.maxLength(8)) })),
  benefits: z.optional(z.object({ items: z.array(benefit).check(z.maxLength(5)) })),
  promo: z.optional(
    z.object({
      highlight: text(60),
      text: text(90),
      facebookUrl: address,
      instagramUrl: address,
      linkedinUrl: address,
    }),
  ),
  popular: z.optional(z.object({ categoryIds: z.array(identifier).check(z.maxLength(6)) })),
  featured: z.optional(z.object({ parentCategoryId: identifierOrNone, sellerId: identifierOrNone })),
});
