import type { BodyName } from '../bodies/catalogue.ts';
import { solo } from '../studio/arrangements.ts';
import type { Frame } from '../studio/backdrop.ts';
import type { GroundName } from '../studio/grounds.ts';
import type { Scene } from '../studio/scene.ts';

export type InterfacePicture = { name: string; widths: number[]; scene: Scene };

const phoneHero: Frame = { width: 780, height: 860 };

const heroes: InterfacePicture[] = [
  {
    name: 'hero-1',
    widths: [1260, 840],
    scene: {
      frame: { width: 1260, height: 750 },
      ground: 'mango',
      horizon: 0.6,
      objects: [
        { body: 'pineapple', x: 0.735, y: 0.66, height: 0.52, rotate: 6 },
        { body: 'watermelon', x: 0.9, y: 0.72, height: 0.36, dim: 0.03 },
        { body: 'bananas', x: 0.59, y: 0.76, height: 0.28, dim: 0.03 },
        { body: 'coconut', x: 0.935, y: 0.84, height: 0.24, dim: 0.02 },
        { body: 'mango', x: 0.64, y: 0.84, height: 0.36, rotate: -8 },
        { body: 'avocado', x: 0.785, y: 0.86, height: 0.35 },
        { body: 'orange', x: 0.895, y: 0.93, height: 0.26 },
        { body: 'strawberry', x: 0.55, y: 0.9, height: 0.18, rotate: -10 },
        { body: 'tomato', x: 0.68, y: 0.955, height: 0.22 },
        { body: 'limeHalf', x: 0.795, y: 0.955, height: 0.15 },
        { body: 'strawberry', x: 0.965, y: 0.965, height: 0.15, rotate: 14 },
        { body: 'orange', x: 0.58, y: 0.965, height: 0.17 },
      ],
    },
  },
  {
    name: 'hero-1m',
    widths: [780, 480],
    scene: {
      frame: phoneHero,
      ground: 'mango',
      horizon: 0.7,
      objects: [
        { body: 'pineapple', x: 0.75, y: 0.83, height: 0.37, rotate: 6 },
        { body: 'watermelon', x: 0.88, y: 0.87, height: 0.22, dim: 0.03 },
        { body: 'bananas', x: 0.22, y: 0.88, height: 0.18, dim: 0.03 },
        { body: 'mango', x: 0.41, y: 0.91, height: 0.27, rotate: -8 },
        { body: 'avocado', x: 0.64, y: 0.92, height: 0.24 },
        { body: 'orange', x: 0.85, y: 0.955, height: 0.17 },
        { body: 'strawberry', x: 0.15, y: 0.955, height: 0.13, rotate: -10 },
        { body: 'tomato', x: 0.3, y: 0.97, height: 0.11 },
        { body: 'limeHalf', x: 0.53, y: 0.975, height: 0.1 },
      ],
    },
  },
  {
    name: 'hero-2',
    widths: [880, 440],
    scene: {
      frame: { width: 880, height: 936 },
      ground: 'night',
      horizon: 0.68,
      objects: [
        { body: 'lettuce', x: 0.55, y: 0.82, height: 0.36 },
        { body: 'corn', x: 0.84, y: 0.86, height: 0.36, dim: 0.03 },
        { body: 'broccoli', x: 0.26, y: 0.87, height: 0.25, dim: 0.03 },
        { body: 'redPepper', x: 0.7, y: 0.91, height: 0.25 },
        { body: 'tomato', x: 0.46, y: 0.945, height: 0.2 },
        { body: 'carrot', x: 0.87, y: 0.965, height: 0.22 },
        { body: 'redOnion', x: 0.17, y: 0.955, height: 0.17 },
        { body: 'yellowPotato', x: 0.65, y: 0.975, height: 0.1 },
        { body: 'egg', x: 0.3, y: 0.975, height: 0.1 },
      ],
    },
  },
  {
    name: 'hero-2m',
    widths: [780, 480],
    scene: {
      frame: phoneHero,
      ground: 'night',
      horizon: 0.68,
      objects: [
        { body: 'lettuce', x: 0.55, y: 0.82, height: 0.36 },
        { body: 'corn', x: 0.84, y: 0.86, height: 0.36, dim: 0.03 },
        { body: 'broccoli', x: 0.26, y: 0.87, height: 0.25, dim: 0.03 },
        { body: 'redPepper', x: 0.7, y: 0.91, height: 0.25 },
        { body: 'tomato', x: 0.46, y: 0.945, height: 0.2 },
        { body: 'carrot', x: 0.87, y: 0.965, height: 0.22 },
        { body: 'redOnion', x: 0.17, y: 0.955, height: 0.17 },
        { body: 'yellowPotato', x: 0.65, y: 0.975, height: 0.1 },
        { body: 'egg', x: 0.3, y: 0.975, height: 0.1 },
      ],
    },
  },
];

const tall: Frame = { width: 900, height: 1300 };

const invitations: InterfacePicture[] = [
  {
    name: 'register-seller',
    widths: [900, 450],
    scene: {
      frame: tall,
      ground: 'terracotta',
      horizon: 0.7,
      objects: [
        { body: 'fiqueBasket', x: 0.44, y: 0.83, height: 0.3 },
        { body: 'geometricBag', x: 0.78, y: 0.86, height: 0.3 },
        { body: 'sunflower', x: 0.2, y: 0.84, height: 0.27 },
        { body: 'coffee', x: 0.6, y: 0.9, height: 0.25 },
        { body: 'honey', x: 0.36, y: 0.93, height: 0.17 },
        { body: 'tomato', x: 0.17, y: 0.945, height: 0.1 },
        { body: 'avocado', x: 0.83, y: 0.955, height: 0.13 },
        { body: 'orange', x: 0.52, y: 0.965, height: 0.09 },
      ],
    },
  },
  {
    name: 'register-buyer',
    widths: [900, 450],
    scene: {
      frame: tall,
      ground: 'night',
      horizon: 0.7,
      objects: [
        { body: 'fruitCrate', x: 0.5, y: 0.84, width: 0.72, height: 0.5 },
        { body: 'parcel', x: 0.82, y: 0.89, height: 0.17 },
        { body: 'milkBag', x: 0.2, y: 0.9, height: 0.2 },
        { body: 'bluePhone', x: 0.42, y: 0.93, height: 0.18 },
        { body: 'gift', x: 0.64, y: 0.945, height: 0.12 },
        { body: 'strawberry', x: 0.27, y: 0.965, height: 0.07 },
      ],
    },
  },
  {
    name: 'sell-with-us',
    widths: [1600, 800],
    scene: {
      frame: { width: 1600, height: 460 },
      ground: 'garden',
      horizon: 0.55,
      objects: [
        { body: 'sunflower', x: 0.68, y: 0.86, height: 0.66 },
        { body: 'fiqueBasket', x: 0.78, y: 0.87, height: 0.74 },
        { body: 'geometricBag', x: 0.9, y: 0.9, height: 0.76 },
        { body: 'honey', x: 0.84, y: 0.95, height: 0.42 },
        { body: 'tomato', x: 0.72, y: 0.95, height: 0.26 },
        { body: 'avocado', x: 0.96, y: 0.965, height: 0.28 },
      ],
    },
  },
];

const emptyStates: [name: string, body: BodyName, ground: GroundName, height: number][] = [
  ['empty-cart', 'basket', 'field', 0.62],
  ['empty-orders', 'parcel', 'pantry', 0.5],
  ['empty-wishlist', 'gift', 'care', 0.5],
  ['empty-search', 'magnifier', 'dairy', 0.5],
  ['not-found', 'compass', 'garden', 0.52],
];

export const interfacePictures: InterfacePicture[] = [
  ...heroes,
  ...invitations,
  ...emptyStates.map(([name, body, ground, height]) => ({
    name,
    widths: [320],
    scene: { frame: { width: 480, height: 480 }, ground, objects: solo(body, height, 0.78) },
  })),
];
