import type { Tile } from './categories.ts';

/** Wide tiles with room for the name on the left. */
export const featuredTiles: Record<string, Tile> = {
  '70': {
    ground: 'mango',
    alt: 'Piña, sandía, banano, mango, naranja y fresa',
    objects: [
      { body: 'pineapple', x: 0.78, y: 0.78, height: 0.66 },
      { body: 'watermelon', x: 0.92, y: 0.82, height: 0.36, dim: 0.05 },
      { body: 'bananas', x: 0.61, y: 0.8, height: 0.32, dim: 0.03 },
      { body: 'mango', x: 0.7, y: 0.9, height: 0.36, rotate: -10 },
      { body: 'orange', x: 0.87, y: 0.93, height: 0.28 },
      { body: 'strawberry', x: 0.56, y: 0.93, height: 0.2, rotate: -12 },
    ],
  },
  '71': {
    ground: 'garden',
    alt: 'Lechuga, mazorca, brócoli, tomate, zanahoria y cebolla',
    objects: [
      { body: 'lettuce', x: 0.74, y: 0.74, height: 0.5 },
      { body: 'corn', x: 0.9, y: 0.8, height: 0.44, dim: 0.03 },
      { body: 'broccoli', x: 0.59, y: 0.8, height: 0.34, dim: 0.03 },
      { body: 'redPepper', x: 0.81, y: 0.87, height: 0.34 },
      { body: 'tomato', x: 0.68, y: 0.92, height: 0.27 },
      { body: 'carrot', x: 0.9, y: 0.95, height: 0.32 },
      { body: 'redOnion', x: 0.56, y: 0.94, height: 0.24 },
    ],
  },
  '72': {
    ground: 'earth',
    alt: 'Plátanos, yucas, arracachas y papas',
    objects: [
      { body: 'arracachas', x: 0.82, y: 0.76, height: 0.5 },
      { body: 'plantains', x: 0.66, y: 0.82, height: 0.42, dim: 0.02 },
      { body: 'cassava', x: 0.84, y: 0.9, width: 0.28 },
      { body: 'potato', x: 0.68, y: 0.94, height: 0.22 },
      { body: 'yellowPotato', x: 0.58, y: 0.94, height: 0.17 },
      { body: 'yellowPotato', x: 0.77, y: 0.96, height: 0.15, flip: true },
    ],
  },
};
