import type { Tile } from './categories.ts';

/** Wide banners of sellers, keyed by seller code; the left half stays free. */
export const sellerBanners: Record<string, Tile> = {
  '73': {
    ground: 'garden',
    alt: 'Huacales de frutas y verduras frescas',
    objects: [
      { body: 'vegetableCrate', x: 0.89, y: 0.88, height: 0.8 },
      { body: 'fruitCrate', x: 0.72, y: 0.92, height: 0.8 },
      { body: 'tomato', x: 0.81, y: 0.96, height: 0.22 },
      { body: 'avocado', x: 0.63, y: 0.96, height: 0.24 },
      { body: 'orange', x: 0.965, y: 0.97, height: 0.2 },
    ],
  },
  '74': {
    ground: 'night',
    alt: 'Leche, yogur, queso y arequipe',
    objects: [
      { body: 'milkBag', x: 0.72, y: 0.86, height: 0.78 },
      { body: 'yogurt', x: 0.81, y: 0.86, height: 0.78 },
      { body: 'caramel', x: 0.9, y: 0.88, height: 0.56 },
      { body: 'farmerCheese', x: 0.66, y: 0.95, width: 0.13 },
      { body: 'butter', x: 0.84, y: 0.965, width: 0.1 },
      { body: 'greekYogurt', x: 0.965, y: 0.94, height: 0.4 },
    ],
  },
  '75': {
    ground: 'terracotta',
    alt: 'Bolsas de café de Pitalito y tazas',
    objects: [
      { body: 'decafCoffee', x: 0.7, y: 0.85, height: 0.68, dim: 0.04 },
      { body: 'coffee', x: 0.79, y: 0.87, height: 0.8 },
      { body: 'honeyCoffee', x: 0.885, y: 0.87, height: 0.66 },
      { body: 'cup', x: 0.735, y: 0.95, height: 0.26 },
      { body: 'cup', x: 0.94, y: 0.96, height: 0.24, flip: true },
    ],
  },
  '77': {
    ground: 'mango',
    alt: 'Panela redonda, pulverizada y bocadillo',
    objects: [
      { body: 'groundPanela', x: 0.77, y: 0.86, height: 0.78 },
      { body: 'guavaPaste', x: 0.9, y: 0.88, width: 0.15 },
      { body: 'panela', x: 0.68, y: 0.94, width: 0.17 },
      { body: 'lightPanela', x: 0.84, y: 0.97, width: 0.14 },
    ],
  },
  '79': {
    ground: 'night',
    light: 'leaves',
    alt: 'Portátil, teléfonos, tableta y monitor',
    objects: [
      { body: 'monitor', x: 0.83, y: 0.82, height: 0.74 },
      { body: 'laptop', x: 0.71, y: 0.92, height: 0.62 },
      { body: 'greyTablet', x: 0.92, y: 0.94, width: 0.15 },
      { body: 'bluePhone', x: 0.82, y: 0.95, height: 0.48 },
    ],
  },
  '81': {
    ground: 'terracotta',
    alt: 'Ruanas, camiseta y chaqueta',
    objects: [
      { body: 'wineRuana', x: 0.88, y: 0.86, height: 0.74 },
      { body: 'ruana', x: 0.73, y: 0.9, height: 0.8 },
      { body: 'greenShirt', x: 0.82, y: 0.95, height: 0.56 },
      { body: 'rainJacket', x: 0.95, y: 0.95, height: 0.56 },
    ],
  },
  '83': {
    ground: 'mango',
    alt: 'Olla a presión, greca, chocolatera y platos',
    objects: [
      { body: 'sandPlates', x: 0.9, y: 0.84, height: 0.66 },
      { body: 'pressureCooker', x: 0.76, y: 0.86, height: 0.64 },
      { body: 'mokaPot', x: 0.66, y: 0.9, height: 0.66 },
      { body: 'chocolatePot', x: 0.845, y: 0.94, height: 0.56 },
      { body: 'fryingPan', x: 0.76, y: 0.97, width: 0.16 },
    ],
  },
  '86': {
    ground: 'terracotta',
    alt: 'Mochilas, vasija de barro y canastos',
    objects: [
      { body: 'colourBasket', x: 0.72, y: 0.86, height: 0.72 },
      { body: 'geometricBag', x: 0.82, y: 0.88, height: 0.84 },
      { body: 'fibreHat', x: 0.92, y: 0.86, width: 0.16 },
      { body: 'blackVase', x: 0.66, y: 0.95, height: 0.46 },
      { body: 'plainBag', x: 0.91, y: 0.95, height: 0.6 },
    ],
  },
};
