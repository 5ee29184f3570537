import type { Body } from '../body.ts';
import * as coffee from '../drawings/coffee.ts';
import * as glass from '../drawings/glass.ts';
import * as pack from '../drawings/packages.ts';
import * as sweet from '../drawings/sweets.ts';

const roaster = 'QUINDIBARA';
const grocer = 'MAIZALUNA';
const arepaRound: Body = { draw: sweet.arepa, material: 'crumb' };
const guavaBlock: Body = { draw: sweet.guavaBlock };

export const pantry = {
  coffee: {
    draw: () =>
      pack.pouch({
        brand: roaster,
        title: 'Pitalito',
        detail: 'café de origen',
        weight: '500 g',
        mark: coffee.beansMark(coffee.darkRoast),
        accent: '#c8371b',
      }),
  },
  honeyCoffee: {
    draw: () =>
      pack.pouch(
        {
          brand: roaster,
          title: 'Honey',
          detail: 'café · microlote',
          weight: '250 g',
          mark: coffee.beansMark(coffee.honeyRoast),
          accent: '#b8791c',
        },
        '#d8a24a',
        '#9a6a1d',
      ),
  },
  decafCoffee: {
    draw: () =>
      pack.pouch(
        {
          brand: roaster,
          title: 'Descafeinado',
          detail: 'café con agua',
          weight: '340 g',
          mark: coffee.beansMark(coffee.darkRoast),
          accent: '#1f5fa8',
        },
        '#33516f',
        '#1a2d42',
      ),
  },
  coffeeBeans: { draw: coffee.looseBeans },
  cup: { draw: coffee.coffeeCup },
  drinkingChocolate: { draw: sweet.drinkingChocolate },
  chocolateBar: { draw: sweet.chocolateBar },
  panela: { draw: () => sweet.panela('#b5753a', '#8f5322', '#4a260c') },
  lightPanela: { draw: () => sweet.panela('#ecc07a', '#d19a4c', '#8f5c22') },
  groundPanela: {
    draw: () =>
      pack.pouch(
        {
          brand: 'DULCERUMBO',
          title: 'Panela',
          detail: 'pulverizada',
          weight: '1 kg',
          icon: 'honey-pot',
          accent: '#8a4f1d',
        },
        '#f0dcb4',
        '#cfae74',
      ),
  },
  guavaPaste: {
    group: [
      [170, 250],
      [400, 250],
      [285, 170],
      [250, 330],
      [480, 335],
    ].map(([x = 0, y = 0]) => ({ body: guavaBlock, x, y, width: 260 })),
    size: [640, 440],
  },
  honey: {
    draw: () =>
      glass.jar(
        {
          brand: 'ABEJARUMBO',
          title: 'Miel',
          detail: 'de abejas multifloral',
          weight: '500 g',
          icon: 'honeybee',
          accent: '#b86e00',
        },
        { content: '#e09a1e', depth: '#a85e05' },
      ),
  },
  pollen: {
    draw: () =>
      glass.jar(
        {
          brand: 'ABEJARUMBO',
          title: 'Polen',
          detail: 'seco en granos',
          weight: '250 g',
          icon: 'sunflower',
          accent: '#b86e00',
        },
        {
          content: '#d9a02a',
          depth: '#a06c10',
          lid: '#e9dfca',
          grains: ['#f0b93a', '#d98f1e', '#e8cf6a', '#b9741a', '#f4d98a'],
        },
      ),
  },
  beans: {
    draw: () =>
      pack.grainBag(
        {
          brand: grocer,
          title: 'Fríjol',
          detail: 'cargamanto rojo',
          weight: '500 g',
          icon: 'beans',
          accent: '#8f1f2a',
        },
        { colors: ['#8f2a30', '#a8434a', '#7a1f28', '#c98a86'], length: 15, width: 9 },
      ),
  },
  lentils: {
    draw: () =>
      pack.grainBag(
        {
          brand: grocer,
          title: 'Lenteja',
          detail: 'seleccionada',
          weight: '500 g',
          icon: 'pot-of-food',
          accent: '#5d6b26',
        },
        { colors: ['#9a8a4a', '#857538', '#b09c58', '#7a6a34'], length: 8, width: 6.5 },
      ),
  },
  quinoa: {
    draw: () =>
      pack.grainBag(
        {
          brand: grocer,
          title: 'Quinua',
          detail: 'real lavada',
          weight: '500 g',
          icon: 'seedling',
          accent: '#12684f',
        },
        { colors: ['#efe0b8', '#e2cd98', '#f6ecd0', '#d6bd84'], length: 4.6, width: 4.2 },
      ),
  },
  rice: {
    draw: () =>
      pack.sack({
        brand: grocer,
        title: 'Arroz',
        detail: 'blanco de grano largo',
        weight: '5 kg',
        icon: 'sheaf-of-rice',
        color: '#8fb4c0',
        shade: '#5d8694',
        band: '#1d6f55',
      }),
  },
  cornFlour: {
    draw: () =>
      pack.sack({
        brand: grocer,
        title: 'Harina',
        detail: 'de maíz precocida',
        weight: '1 kg',
        icon: 'ear-of-corn',
        color: '#f2b93a',
        shade: '#c98a14',
        band: '#c8371b',
      }),
  },
  arepas: {
    group: [
      { body: arepaRound, x: 210, y: 190, width: 300 },
      { body: arepaRound, x: 440, y: 196, width: 300 },
      { body: arepaRound, x: 325, y: 150, width: 300 },
      { body: arepaRound, x: 250, y: 300, width: 310, rotate: 20 },
      { body: arepaRound, x: 450, y: 320, width: 310, rotate: -12 },
    ],
    size: [660, 500],
  },
} satisfies Record<string, Body>;
