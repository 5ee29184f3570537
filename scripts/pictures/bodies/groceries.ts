import type { Body } from '../body.ts';
import { punnetFront } from '../drawings/berries.ts';
import { crateFront } from '../drawings/crafts.ts';
import * as dairy from '../drawings/dairy.ts';
import * as glass from '../drawings/glass.ts';
import * as pack from '../drawings/packages.ts';
import * as sweet from '../drawings/sweets.ts';

const farm = 'NUBARELA';
const roaster = 'QUINDIBARA';
const pantry = 'MAIZALUNA';
const arepaRound: Body = { draw: sweet.arepa, material: 'crumb' };
const guavaBlock: Body = { draw: sweet.guavaBlock };

export const groceries = {
  orangeNet: {
    draw: () => pack.citrusNet({ brand: 'FRAILUNA', title: 'Naranja', weight: 'Valencia · 3 kg' }),
  },
  crate: { draw: crateFront },
  punnet: { draw: punnetFront },
  farmerCheese: {
    draw: () =>
      dairy.cheeseBlock({
        top: '#fffdf4',
        front: '#fbf5e2',
        side: '#e6dcc0',
        brand: farm,
        title: 'Campesino',
        detail: 'queso fresco · 500 g',
        accent: '#2f6fb0',
        holes: 26,
      }),
  },
  doubleCream: {
    draw: () =>
      dairy.cheeseBlock({
        top: '#fdf0bd',
        front: '#f8e29a',
        side: '#e3c56f',
        brand: farm,
        title: 'Doble crema',
        detail: 'tajado · 500 g',
        accent: '#c8371b',
        slices: true,
      }),
  },
  coastalCheese: {
    draw: () =>
      dairy.cheeseBlock({
        top: '#fffaf0',
        front: '#f3ead4',
        side: '#d9ccae',
        brand: farm,
        title: 'Costeño',
        detail: 'queso salado · 500 g',
        accent: '#12684f',
        holes: 60,
      }),
  },
  paipaCheese: { draw: dairy.ripenedWheel },
  curd: { draw: dairy.curdOnLeaf },
  cheeseWedge: { icon: 'cheese-wedge', material: 'matte', grade: { saturation: 0.72, value: 1.02 } },
  yogurt: {
    draw: () =>
      glass.bottle(
        {
          brand: farm,
          title: 'Yogur',
          detail: 'natural sin azúcar',
          weight: '1 L',
          icon: 'glass-of-milk',
          accent: '#12684f',
          paper: '#ffffff',
        },
        { light: '#ffffff', shade: '#dfe6e2', cap: '#12684f' },
      ),
  },
  strawberryYogurt: {
    draw: () =>
      glass.bottle({
        brand: farm,
        title: 'Yogur',
        detail: 'con fresa',
        weight: '1 L',
        icon: 'strawberry',
        paper: '#ffffff',
      }),
  },
  greekYogurt: {
    draw: () =>
      pack.tub({ brand: farm, title: 'Griego', detail: 'natural', weight: '500 g', accent: '#1f5fa8' }),
  },
  berryGreekYogurt: {
    draw: () =>
      pack.tub(
        { brand: farm, title: 'Griego', detail: 'frutos rojos', weight: '500 g', accent: '#8f1f3a' },
        '#fff7f9',
        '#8f1f3a',
      ),
  },
  passionGreekYogurt: {
    draw: () =>
      pack.tub(
        { brand: farm, title: 'Griego', detail: 'maracuyá', weight: '500 g', accent: '#d98a12' },
        '#fffbef',
        '#d98a12',
      ),
  },
  kumis: {
    draw: () =>
      glass.bottle(
        {
          brand: farm,
          title: 'Kumis',
          detail: 'artesanal',
          weight: '1 L',
          icon: 'cow',
          accent: '#1f5fa8',
          paper: '#ffffff',
        },
        { light: '#fffdf6', shade: '#e6dcc4', cap: '#1f5fa8' },
      ),
  },
  milkBag: {
    draw: () => pack.milkBag({ brand: farm, title: 'Leche', detail: 'entera pasteurizada', weight: '1,1 L' }),
  },
  lactoseFreeMilkBag: {
    draw: () =>
      pack.milkBag({ brand: farm, title: 'Leche', detail: 'deslactosada', weight: '1,1 L' }, '#12684f'),
  },
  milkCarton: {
    draw: () => glass.carton({ brand: farm, title: 'Leche', detail: 'entera fresca', weight: '1 L' }),
  },
  milkGlass: { icon: 'glass-of-milk', material: 'plastic' },
  butter: { icon: 'butter', material: 'pack', grade: { saturation: 0.85 } },
  caramel: {
    draw: () =>
      glass.jar(
        {
          brand: farm,
          title: 'Arequipe',
          detail: 'de olla',
          weight: '500 g',
          icon: 'glass-of-milk',
          accent: '#7d4516',
        },
        { content: '#b5702f', depth: '#7d4516', lid: '#c8371b' },
      ),
  },
  eggTray: { draw: dairy.eggTray },
  egg: { icon: 'egg', material: 'matte' },
  quailEggs: { draw: dairy.quailEggs },
  coffee: {
    draw: () =>
      pack.pouch({
        brand: roaster,
        title: 'Pitalito',
        detail: 'café de origen',
        weight: '500 g',
        icon: 'beans',
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
          icon: 'honey-pot',
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
          icon: 'beans',
          accent: '#1f5fa8',
        },
        '#33516f',
        '#1a2d42',
      ),
  },
  cup: { icon: 'hot-beverage', material: 'plastic' },
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
          brand: pantry,
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
          brand: pantry,
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
          brand: pantry,
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
        brand: pantry,
        title: 'Arroz',
        detail: 'blanco de grano largo',
        weight: '5 kg',
        icon: 'sheaf-of-rice',
        color: '#e9eef0',
        shade: '#b9c7cd',
        band: '#1d6f55',
      }),
  },
  cornFlour: {
    draw: () =>
      pack.sack({
        brand: pantry,
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
