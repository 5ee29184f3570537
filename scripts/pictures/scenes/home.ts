import { fitted, pair, soloWide } from '../studio/arrangements.ts';
import { allViews, type Department, type ProductPictures } from './product.ts';

export const home: Department = {
  ground: 'home',
  light: 'window',
  products: {
    'COC-001': {
      alt: 'Chocolatera de aluminio con mango de madera y molinillo',
      subject: 'Chocolatera de aluminio',
      body: 'chocolatePot',
      main: fitted('chocolatePot', 0.66, 0.7, 0.86),
      companions: ['drinkingChocolate', 'cup'],
      views: ['podium', 'closeUp', 'facts'],
    },
    'COC-002': {
      alt: 'Sartén antiadherente negra de 28 cm',
      subject: 'Sartén antiadherente',
      body: 'fryingPan',
      main: soloWide('fryingPan', 0.8, 0.76),
      companions: ['mokaPot', 'tomato'],
    },
    'COC-003': {
      alt: 'Juego de seis platos en cerámica color arena',
      subject: 'Juego de platos en cerámica',
      body: 'sandPlates',
      main: fitted('sandPlates', 0.74, 0.66, 0.84),
      companions: ['plant'],
      family: { bodies: ['mossPlates', 'sandPlates', 'mossPlates'], words: 'verde musgo y arena' },
    },
    'COC-004': {
      alt: 'Greca de aluminio pulido de seis tazas',
      subject: 'Greca de seis tazas',
      body: 'mokaPot',
      main: [
        { body: 'mokaPot', x: 0.47, y: 0.84, height: 0.66 },
        { body: 'cup', x: 0.77, y: 0.87, height: 0.2 },
      ],
      companions: ['coffee', 'cup'],
    },
    'COC-005': {
      alt: 'Olla a presión de 6 litros con doble válvula',
      subject: 'Olla a presión de 6 litros',
      body: 'pressureCooker',
      main: soloWide('pressureCooker', 0.8, 0.8),
      companions: ['enamelPot'],
    },
    'DEC-001': {
      alt: 'Juego de sábanas blancas de 180 hilos dobladas',
      subject: 'Juego de sábanas',
      body: 'whiteSheets',
      main: soloWide('whiteSheets', 0.74, 0.78),
      companions: ['plant'],
      family: { bodies: ['greySheets', 'whiteSheets', 'greySheets'], words: 'gris y blanco' },
    },
    'DEC-002': {
      alt: 'Cobija térmica gris doblada con cara tipo borrego',
      subject: 'Cobija térmica doble',
      body: 'greyBlanket',
      main: soloWide('greyBlanket', 0.74, 0.79),
      companions: ['plant'],
      family: { bodies: ['blueBlanket', 'beigeBlanket', 'greyBlanket'], words: 'azul, beige y gris' },
      views: ['podium', 'family', 'facts'],
    },
    'DEC-003': {
      alt: 'Hamaca en hilaza de colores tierra con cuerdas',
      subject: 'Hamaca en hilaza',
      body: 'earthHammock',
      main: soloWide('earthHammock', 0.86, 0.74),
      companions: ['seaHammock'],
      family: { bodies: ['seaHammock', 'earthHammock', 'seaHammock'], words: 'mar y tierra' },
    },
  } satisfies Record<string, ProductPictures>,
};

export const pets: Department = {
  ground: 'pets',
  products: {
    'MAS-001': {
      alt: 'Bolsa de concentrado para perro adulto de 8 kg',
      subject: 'Concentrado para perro adulto',
      body: 'dogFood',
      main: fitted('dogFood', 0.7, 0.72, 0.86),
      companions: ['petBed'],
    },
    'MAS-002': {
      alt: 'Bolsa de arena aglomerante para gato de 4,5 kg',
      subject: 'Arena para gato',
      body: 'catLitter',
      main: fitted('catLitter', 0.7, 0.7, 0.86),
      companions: ['petBed'],
    },
    'MAS-003': {
      alt: 'Cama verde lavable para mascota con cojín claro',
      subject: 'Cama para mascota',
      body: 'petBed',
      main: soloWide('petBed', 0.78, 0.78),
      companions: ['dogFood'],
    },
  } satisfies Record<string, ProductPictures>,
};

export const care: Department = {
  ground: 'care',
  products: {
    'BEL-001': {
      alt: 'Jabón artesanal de avena y miel de 100 g',
      subject: 'Jabón de avena y miel',
      body: 'soapBar',
      main: soloWide('soapBar', 0.68, 0.76),
      companions: ['honey'],
      focus: [0.42, 0.68],
      views: ['podium', 'closeUp', 'facts'],
    },
    'BEL-002': {
      alt: 'Champú sólido de sábila con su caja',
      subject: 'Champú sólido de sábila',
      body: 'solidShampoo',
      main: [
        { body: 'shampooBox', x: 0.6, y: 0.74, height: 0.5 },
        { body: 'solidShampoo', x: 0.4, y: 0.85, width: 0.48 },
      ],
      companions: ['shampooBox', 'plant'],
    },
    'BEL-003': {
      alt: 'Tubo de protector solar facial FPS 50 de 50 ml',
      subject: 'Protector solar facial',
      body: 'sunscreen',
      main: fitted('sunscreen', 0.5, 0.72, 0.86),
      companions: ['sunflower', 'soapBar'],
    },
  } satisfies Record<string, ProductPictures>,
};

export const crafts: Department = {
  ground: 'craft',
  products: {
    'ART-001': {
      alt: 'Vasija redonda de barro negro bruñido',
      subject: 'Vasija de barro negro',
      body: 'blackVase',
      main: fitted('blackVase', 0.66, 0.64, 0.84),
      companions: ['fiqueBasket'],
      views: ['podium', 'closeUp', 'facts'],
      focus: [0.5, 0.42],
    },
    'ART-002': {
      alt: 'Canasto en fique natural con tapa',
      subject: 'Canasto en fique',
      body: 'fiqueBasket',
      main: pair('fiqueBasket', 'colourBasket', 0.58, 0.5),
      companions: ['colourBasket'],
      family: { bodies: ['colourBasket', 'fiqueBasket', 'colourBasket'], words: 'multicolor y natural' },
    },
    'ART-003': {
      alt: 'Mochila tejida en algodón con figuras geométricas',
      subject: 'Mochila tejida',
      body: 'geometricBag',
      main: fitted('geometricBag', 0.66, 0.72, 0.87),
      companions: ['plainBag', 'fibreHat'],
      family: { bodies: ['plainBag', 'blueBag', 'geometricBag'], words: 'lisa y de figuras geométricas' },
      views: allViews,
      focus: [0.5, 0.62],
    },
  } satisfies Record<string, ProductPictures>,
};
