import type { Body } from '../body.ts';
import { dairy } from './dairy.ts';
import { crafts, fashion, home, petsAndCare, technology, tokens } from './goods.ts';
import { heaps } from './heaps.ts';
import { pantry } from './pantry.ts';
import { produce } from './produce.ts';

const bodies = {
  ...produce,
  ...heaps,
  ...dairy,
  ...pantry,
  ...technology,
  ...fashion,
  ...home,
  ...petsAndCare,
  ...crafts,
  ...tokens,
};

export type BodyName = keyof typeof bodies;

export function getBody(name: BodyName): Body {
  return bodies[name];
}
