import type { Body } from '../body.ts';
import * as cheese from '../drawings/dairy.ts';
import * as glass from '../drawings/glass.ts';
import * as pack from '../drawings/packages.ts';

const farm = 'NUBARELA';

export const dairy = {
  farmerCheese: {
    draw: () =>
      cheese.cheeseBlock({
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
      cheese.cheeseBlock({
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
      cheese.cheeseBlock({
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
  paipaCheese: { draw: cheese.ripenedWheel },
  curd: { draw: cheese.curdOnLeaf },
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
  eggTray: { draw: cheese.eggTray },
  egg: { icon: 'egg', material: 'matte' },
  quailEggs: { draw: cheese.quailEggs },
} satisfies Record<string, Body>;
