import type { GroundName, Light } from '../studio/grounds.ts';
import type { Placed } from '../studio/scene.ts';

export type Tile = { ground: GroundName; light?: Light; alt: string; objects: Placed[] };

/** Tiles on a podium, keyed by category code. */
export const categoryTiles: Record<string, Tile> = {
  '69': {
    ground: 'mango',
    alt: 'Piña, mango y aguacate',
    objects: [
      { body: 'pineapple', x: 0.5, y: 0.68, height: 0.56 },
      { body: 'mango', x: 0.3, y: 0.72, height: 0.28, rotate: -8 },
      { body: 'avocado', x: 0.7, y: 0.73, height: 0.28 },
    ],
  },
  '70': {
    ground: 'field',
    alt: 'Papaya, naranja y fresa',
    objects: [
      { body: 'papayas', x: 0.48, y: 0.7, height: 0.48 },
      { body: 'orange', x: 0.73, y: 0.73, height: 0.24 },
      { body: 'strawberry', x: 0.27, y: 0.74, height: 0.2 },
    ],
  },
  '71': {
    ground: 'garden',
    alt: 'Lechuga, tomate y zanahoria',
    objects: [
      { body: 'lettuce', x: 0.48, y: 0.68, height: 0.42 },
      { body: 'tomato', x: 0.7, y: 0.73, height: 0.22 },
      { body: 'carrot', x: 0.3, y: 0.74, height: 0.26 },
    ],
  },
  '72': {
    ground: 'earth',
    alt: 'Yuca, plátano y papa criolla',
    objects: [
      { body: 'plantains', x: 0.46, y: 0.69, width: 0.5 },
      { body: 'cassava', x: 0.62, y: 0.735, width: 0.38 },
      { body: 'yellowPotato', x: 0.28, y: 0.745, height: 0.18 },
    ],
  },
  '87': {
    ground: 'dairy',
    alt: 'Leche, queso y huevos',
    objects: [
      { body: 'milkBag', x: 0.42, y: 0.69, height: 0.5 },
      { body: 'cheeseWedge', x: 0.68, y: 0.725, height: 0.27 },
      { body: 'egg', x: 0.36, y: 0.745, height: 0.15 },
      { body: 'egg', x: 0.46, y: 0.755, height: 0.15, rotate: 12 },
    ],
  },
  '88': {
    ground: 'dairy',
    alt: 'Queso campesino, doble crema y Paipa',
    objects: [
      { body: 'paipaCheese', x: 0.5, y: 0.68, width: 0.42 },
      { body: 'farmerCheese', x: 0.35, y: 0.745, width: 0.38 },
      { body: 'cheeseWedge', x: 0.72, y: 0.74, height: 0.22 },
    ],
  },
  '89': {
    ground: 'dairy',
    alt: 'Yogur, kumis y yogur griego',
    objects: [
      { body: 'kumis', x: 0.36, y: 0.69, height: 0.48 },
      { body: 'yogurt', x: 0.54, y: 0.71, height: 0.5 },
      { body: 'greekYogurt', x: 0.73, y: 0.735, height: 0.26 },
    ],
  },
  '90': {
    ground: 'dairy',
    alt: 'Huevos en cubeta y mantequilla',
    objects: [
      { body: 'eggTray', x: 0.47, y: 0.71, width: 0.56 },
      { body: 'butter', x: 0.69, y: 0.755, width: 0.3 },
    ],
  },
  '91': {
    ground: 'pantry',
    alt: 'Café, miel y panela',
    objects: [
      { body: 'honey', x: 0.33, y: 0.69, height: 0.4 },
      { body: 'coffee', x: 0.6, y: 0.7, height: 0.5 },
      { body: 'panela', x: 0.46, y: 0.755, width: 0.28 },
    ],
  },
  '92': {
    ground: 'pantry',
    alt: 'Café de origen y chocolate',
    objects: [
      { body: 'coffee', x: 0.4, y: 0.69, height: 0.5 },
      { body: 'chocolateBar', x: 0.64, y: 0.72, height: 0.42 },
      { body: 'cup', x: 0.53, y: 0.755, height: 0.17 },
    ],
  },
  '93': {
    ground: 'pantry',
    alt: 'Miel, panela y bocadillo',
    objects: [
      { body: 'honey', x: 0.44, y: 0.69, height: 0.46 },
      { body: 'panela', x: 0.68, y: 0.73, width: 0.34 },
      { body: 'guavaPaste', x: 0.3, y: 0.755, width: 0.28 },
    ],
  },
  '94': {
    ground: 'pantry',
    alt: 'Arroz, fríjol y harina de maíz',
    objects: [
      { body: 'rice', x: 0.5, y: 0.68, height: 0.52 },
      { body: 'beans', x: 0.3, y: 0.73, height: 0.34 },
      { body: 'cornFlour', x: 0.71, y: 0.735, height: 0.36 },
    ],
  },
  '95': {
    ground: 'technology',
    light: 'window',
    alt: 'Portátil y teléfono',
    objects: [
      { body: 'laptop', x: 0.47, y: 0.7, width: 0.62 },
      { body: 'greenPhone', x: 0.76, y: 0.735, height: 0.34 },
    ],
  },
  '96': {
    ground: 'technology',
    light: 'window',
    alt: 'Teléfono y tableta',
    objects: [
      { body: 'greyTablet', x: 0.54, y: 0.69, width: 0.56 },
      { body: 'bluePhone', x: 0.31, y: 0.74, height: 0.38 },
    ],
  },
  '97': {
    ground: 'technology',
    light: 'window',
    alt: 'Monitor, teclado y ratón',
    objects: [
      { body: 'monitor', x: 0.5, y: 0.69, width: 0.62 },
      { body: 'deskSet', x: 0.52, y: 0.755, width: 0.5 },
    ],
  },
  '98': {
    ground: 'technology',
    light: 'window',
    alt: 'Audífonos y parlante',
    objects: [
      { body: 'blueSpeaker', x: 0.5, y: 0.68, width: 0.52 },
      { body: 'whiteEarbuds', x: 0.44, y: 0.755, width: 0.38 },
      { body: 'violetBulb', x: 0.77, y: 0.74, height: 0.26 },
    ],
  },
  '99': {
    ground: 'fashion',
    alt: 'Ruana, sombrero y bolso',
    objects: [
      { body: 'ruana', x: 0.44, y: 0.7, height: 0.46 },
      { body: 'fibreHat', x: 0.64, y: 0.75, width: 0.42 },
    ],
  },
  '100': {
    ground: 'fashion',
    alt: 'Camiseta y jean',
    objects: [
      { body: 'jeans', x: 0.67, y: 0.71, height: 0.52 },
      { body: 'greenShirt', x: 0.4, y: 0.73, height: 0.42 },
    ],
  },
  '101': {
    ground: 'fashion',
    alt: 'Tenis y bota',
    objects: [
      { body: 'hikingBoot', x: 0.6, y: 0.69, width: 0.4 },
      { body: 'sneaker', x: 0.44, y: 0.75, width: 0.5 },
    ],
  },
  '102': {
    ground: 'fashion',
    alt: 'Bolso y sombrero',
    objects: [
      { body: 'honeyBag', x: 0.4, y: 0.7, height: 0.48 },
      { body: 'fibreHat', x: 0.64, y: 0.75, width: 0.4 },
    ],
  },
  '103': {
    ground: 'home',
    light: 'window',
    alt: 'Planta y olla',
    objects: [
      { body: 'plant', x: 0.32, y: 0.69, height: 0.44 },
      { body: 'enamelPot', x: 0.6, y: 0.73, width: 0.42 },
    ],
  },
  '104': {
    ground: 'home',
    light: 'window',
    alt: 'Greca, sartén y platos',
    objects: [
      { body: 'sandPlates', x: 0.62, y: 0.69, height: 0.34 },
      { body: 'mokaPot', x: 0.36, y: 0.72, height: 0.44 },
      { body: 'fryingPan', x: 0.62, y: 0.755, width: 0.4 },
    ],
  },
  '105': {
    ground: 'home',
    light: 'window',
    alt: 'Sábanas, cobija y planta',
    objects: [
      { body: 'plant', x: 0.7, y: 0.68, height: 0.42 },
      { body: 'whiteSheets', x: 0.42, y: 0.71, width: 0.46 },
      { body: 'blueBlanket', x: 0.58, y: 0.76, width: 0.38 },
    ],
  },
  '106': {
    ground: 'pets',
    alt: 'Alimento y cama para mascotas',
    objects: [
      { body: 'dogFood', x: 0.4, y: 0.69, height: 0.52 },
      { body: 'petBed', x: 0.6, y: 0.755, width: 0.46 },
    ],
  },
  '107': {
    ground: 'care',
    alt: 'Protector solar, jabón y champú sólido',
    objects: [
      { body: 'sunscreen', x: 0.4, y: 0.69, height: 0.5 },
      { body: 'soapBar', x: 0.64, y: 0.72, width: 0.36 },
      { body: 'solidShampoo', x: 0.5, y: 0.765, width: 0.28 },
    ],
  },
  '108': {
    ground: 'craft',
    alt: 'Mochila tejida, vasija y canasto',
    objects: [
      { body: 'geometricBag', x: 0.52, y: 0.68, height: 0.54 },
      { body: 'blackVase', x: 0.32, y: 0.735, height: 0.28 },
      { body: 'fiqueBasket', x: 0.71, y: 0.74, height: 0.32 },
    ],
  },
};
