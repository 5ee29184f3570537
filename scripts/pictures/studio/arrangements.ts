import type { BodyName } from '../bodies/catalogue.ts';
import type { Placed } from './scene.ts';

export function solo(body: BodyName, height = 0.6, y = 0.82, extra: Partial<Placed> = {}): Placed[] {
  return [{ body, x: 0.5, y, height, ...extra }];
}

/** Alone, as large as a box of the given fractions allows. */
export function fitted(
  body: BodyName,
  width = 0.7,
  height = 0.64,
  y = 0.83,
  extra: Partial<Placed> = {},
): Placed[] {
  return [{ body, x: 0.5, y, width, height, ...extra }];
}

export function duo(body: BodyName, height = 0.44): Placed[] {
  return [
    { body, x: 0.66, y: 0.72, height: height * 0.9, flip: true, rotate: 5, dim: 0.06 },
    { body, x: 0.39, y: 0.81, height },
  ];
}

export function trio(body: BodyName, height = 0.4): Placed[] {
  return [
    { body, x: 0.3, y: 0.7, height: height * 0.82, rotate: -6, dim: 0.08 },
    { body, x: 0.7, y: 0.72, height: height * 0.8, rotate: 7, flip: true, dim: 0.06 },
    { body, x: 0.5, y: 0.83, height },
  ];
}

/** Five for small fruit. */
export function five(body: BodyName, height = 0.32): Placed[] {
  return [
    { body, x: 0.36, y: 0.62, height: height * 0.8, dim: 0.1, rotate: -5 },
    { body, x: 0.64, y: 0.63, height: height * 0.78, dim: 0.1, flip: true },
    { body, x: 0.22, y: 0.75, height: height * 0.92, dim: 0.05, flip: true, rotate: -4 },
    { body, x: 0.78, y: 0.76, height: height * 0.92, dim: 0.04, rotate: 5 },
    { body, x: 0.5, y: 0.83, height: height * 1.12 },
  ];
}

/** Another object behind on the right, the main one in front on the left. */
export function pair(front: BodyName, behind: BodyName, height = 0.5, behindHeight = height * 0.9): Placed[] {
  return [
    { body: behind, x: 0.68, y: 0.73, height: behindHeight, width: 0.5, dim: 0.05 },
    { body: front, x: 0.38, y: 0.83, height, width: 0.6 },
  ];
}

export function soloWide(body: BodyName, width = 0.7, y = 0.78, extra: Partial<Placed> = {}): Placed[] {
  return [{ body, x: 0.5, y, width, ...extra }];
}
