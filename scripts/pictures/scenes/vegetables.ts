import { duo, fitted, five, soloWide, trio } from '../studio/arrangements.ts';
import { allViews, type Department, type ProductPictures } from './product.ts';

export const vegetables: Department = {
  ground: 'garden',
  products: {
    'VER-001': {
      alt: 'Tomates chonto rojos, tres unidades',
      subject: 'Tomate chonto',
      body: 'tomatoes',
      main: trio('tomato', 0.4),
      companions: ['whiteOnion', 'redPepper'],
    },
    'VER-002': {
      alt: 'Cebollas cabezonas blancas, tres unidades',
      subject: 'Cebolla cabezona blanca',
      body: 'whiteOnions',
      main: trio('whiteOnion', 0.42),
      companions: ['redOnion', 'tomato'],
    },
    'VER-003': {
      alt: 'Atado de cebolla larga con tallos verdes',
      subject: 'Cebolla larga',
      body: 'scallions',
      main: fitted('scallions', 0.7, 0.7, 0.86),
      companions: ['tomato', 'yellowPotato'],
    },
    'VER-004': {
      alt: 'Zanahorias con hojas, dos unidades',
      subject: 'Zanahoria',
      body: 'carrots',
      main: duo('carrot', 0.5),
      companions: ['lettuce', 'whiteOnion'],
    },
    'VER-005': {
      alt: 'Lechuga crespa verde, una cabeza',
      subject: 'Lechuga crespa hidropónica',
      body: 'lettuce',
      main: fitted('lettuce', 0.66, 0.58),
      companions: ['tomato', 'carrot'],
    },
    'VER-006': {
      alt: 'Manojo de espinaca de hojas verdes',
      subject: 'Espinaca',
      body: 'spinach',
      main: fitted('spinach', 0.76, 0.6, 0.82),
      companions: ['carrot'],
    },
    'VER-007': {
      alt: 'Brócoli verde, una cabeza',
      subject: 'Brócoli',
      body: 'broccoli',
      main: fitted('broccoli', 0.62, 0.56),
      companions: ['carrot', 'tomato'],
    },
    'VER-008': {
      alt: 'Pimentones rojo, amarillo y verde',
      subject: 'Pimentón',
      body: 'peppers',
      main: fitted('peppers', 0.76, 0.6, 0.84),
      companions: ['whiteOnion'],
      family: { bodies: ['greenPepper', 'yellowPepper', 'redPepper'], words: 'verde, amarillo y rojo' },
      views: ['podium', 'family', 'facts'],
    },
    'VER-009': {
      alt: 'Habichuelas verdes y tiernas',
      subject: 'Habichuela',
      body: 'greenBeans',
      main: soloWide('greenBeans', 0.74, 0.76),
      companions: ['carrot', 'tomato'],
    },
    'VER-010': {
      alt: 'Trozo de ahuyama con cáscara y semillas',
      subject: 'Ahuyama en trozo',
      body: 'squash',
      main: soloWide('squash', 0.68, 0.78),
      companions: ['carrot', 'scallions'],
    },
    'VER-011': {
      alt: 'Atado doble de cilantro y perejil',
      subject: 'Cilantro y perejil',
      body: 'herbs',
      main: fitted('herbs', 0.74, 0.64, 0.84),
      companions: ['lime'],
    },
    'VER-012': {
      alt: 'Huacal de verduras con lechuga, brócoli, zanahoria, tomate y mazorca',
      subject: 'Canasta de verduras',
      body: 'vegetableCrate',
      main: fitted('vegetableCrate', 0.76, 0.72, 0.86),
      companions: ['tomato', 'redOnion'],
      views: allViews,
    },
  } satisfies Record<string, ProductPictures>,
};

export const tubers: Department = {
  ground: 'earth',
  products: {
    'TUB-001': {
      alt: 'Papas pastusas, tres unidades',
      subject: 'Papa pastusa',
      body: 'potatoes',
      main: trio('potato', 0.32),
      companions: ['corn', 'scallions'],
    },
    'TUB-002': {
      alt: 'Papas criollas amarillas, cinco unidades',
      subject: 'Papa criolla',
      body: 'yellowPotatoes',
      main: five('yellowPotato', 0.24),
      companions: ['scallions'],
    },
    'TUB-003': {
      alt: 'Yucas con cáscara y corte blanco, tres raíces',
      subject: 'Yuca parafinada',
      body: 'cassava',
      main: soloWide('cassava', 0.76, 0.76),
      companions: ['plantains'],
    },
    'TUB-004': {
      alt: 'Plátanos hartones verdes, tres unidades',
      subject: 'Plátano hartón',
      body: 'plantains',
      main: soloWide('plantains', 0.7, 0.78),
      companions: ['cassava'],
    },
    'TUB-005': {
      alt: 'Arracachas amarillas, cuatro raíces',
      subject: 'Arracacha',
      body: 'arracachas',
      main: fitted('arracachas', 0.72, 0.64, 0.84),
      companions: ['corn'],
    },
  } satisfies Record<string, ProductPictures>,
};
