import type { BodyName } from '../bodies/catalogue.ts';
import type { GroundName, Light } from '../studio/grounds.ts';
import type { Placed } from '../studio/scene.ts';

export type ViewName = 'podium' | 'closeUp' | 'family' | 'facts';

export type ProductPictures = {
  /** What the picture shows, as read out to a shopper. */
  alt: string;
  /** The product in few words; the texts of the further views are made from it. */
  subject: string;
  body: BodyName;
  /** Main picture when it is more than the body alone. */
  main?: Placed[];
  companions?: BodyName[];
  /** Other colours or sorts, from left to right, with their words. */
  family?: { bodies: [BodyName, BodyName, BodyName]; words: string };
  /** A picture of the product alone in each further colour, filed under the colour's name. */
  colours?: Record<string, { body: BodyName; alt: string }>;
  /** Middle of the close-up in fractions of the studio picture. */
  focus?: [x: number, y: number];
  views?: ViewName[];
};

export type Department = {
  ground: GroundName;
  light?: Light;
  products: Record<string, ProductPictures>;
};

export const allViews: ViewName[] = ['podium', 'closeUp', 'family', 'facts'];
export const usualViews: ViewName[] = ['podium', 'facts'];
