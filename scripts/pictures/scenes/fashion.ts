import { fitted, soloWide } from '../studio/arrangements.ts';
import { allViews, type Department, type ProductPictures } from './product.ts';

export const fashion: Department = {
  ground: 'fashion',
  products: {
    'ROP-001': {
      alt: 'Camiseta de algodón blanca de manga corta',
      subject: 'Camiseta de algodón',
      body: 'whiteShirt',
      main: fitted('whiteShirt', 0.72, 0.68, 0.86),
      companions: ['jeans'],
      family: { bodies: ['blackShirt', 'greenShirt', 'whiteShirt'], words: 'negra, verde y blanca' },
      views: ['podium', 'family', 'facts'],
    },
    'ROP-002': {
      alt: 'Ruana de lana virgen natural con franjas café y flecos',
      subject: 'Ruana de lana virgen',
      body: 'ruana',
      main: fitted('ruana', 0.74, 0.68, 0.85),
      companions: ['fibreHat'],
      family: { bodies: ['greyRuana', 'wineRuana', 'ruana'], words: 'gris, vino y natural' },
      views: allViews,
      focus: [0.36, 0.56],
    },
    'ROP-003': {
      alt: 'Jean recto azul de mujer, tiro alto',
      subject: 'Jean recto',
      body: 'jeans',
      main: fitted('jeans', 0.6, 0.74, 0.87),
      companions: ['sneaker', 'honeyBag'],
    },
    'ROP-004': {
      alt: 'Chaqueta impermeable azul con capucha y cierre',
      subject: 'Chaqueta impermeable',
      body: 'rainJacket',
      main: fitted('rainJacket', 0.72, 0.72, 0.86),
      companions: ['hikingBoot'],
      family: { bodies: ['mustardJacket', 'rainJacket', 'mustardJacket'], words: 'mostaza y azul' },
      views: ['podium', 'family', 'facts'],
    },
    'CAL-001': {
      alt: 'Tenis urbano blanco en cuero con talón verde',
      subject: 'Tenis urbanos en cuero',
      body: 'sneaker',
      main: [
        { body: 'sneaker', x: 0.58, y: 0.68, width: 0.56, dim: 0.06 },
        { body: 'sneaker', x: 0.44, y: 0.82, width: 0.68 },
      ],
      companions: ['blackSneaker'],
      family: { bodies: ['blackSneaker', 'sneaker', 'blackSneaker'], words: 'negro y blanco' },
      focus: [0.34, 0.66],
      views: ['podium', 'closeUp', 'facts'],
    },
    'CAL-002': {
      alt: 'Bota de trekking en cuero café con suela de agarre',
      subject: 'Botas de trekking',
      body: 'hikingBoot',
      main: [
        { body: 'hikingBoot', x: 0.64, y: 0.74, width: 0.44, dim: 0.07 },
        { body: 'hikingBoot', x: 0.42, y: 0.84, width: 0.54 },
      ],
      companions: ['rainJacket'],
    },
    'BOL-001': {
      alt: 'Bolso bandolera en cuero color miel con hebilla',
      subject: 'Bolso bandolera en cuero',
      body: 'honeyBag',
      main: fitted('honeyBag', 0.66, 0.7, 0.86),
      companions: ['fibreHat'],
      family: { bodies: ['blackBag', 'redBag', 'honeyBag'], words: 'negro, rojo y miel' },
      views: ['podium', 'family', 'facts'],
    },
    'SOM-001': {
      alt: 'Sombrero de fibra tejido a mano con franjas negras',
      subject: 'Sombrero de fibra',
      body: 'fibreHat',
      main: soloWide('fibreHat', 0.8, 0.76),
      companions: ['plainBag'],
      views: ['podium', 'closeUp', 'facts'],
      focus: [0.5, 0.6],
    },
  } satisfies Record<string, ProductPictures>,
};
