import type { Body } from '../body.ts';
import { blackberries, punnetFront } from '../drawings/berries.ts';
import { crateFront } from '../drawings/crafts.ts';
import * as fruit from '../drawings/fruit.ts';
import * as pack from '../drawings/packages.ts';
import * as root from '../drawings/roots.ts';
import * as vegetable from '../drawings/vegetables.ts';

const bananaFinger: Body = {
  draw: () => fruit.bananaFinger('#ffe27a', '#f7c832', '#d99b10'),
  material: 'waxy',
};
const plantainFinger: Body = {
  draw: () => fruit.bananaFinger('#a9c456', '#7fa136', '#51742a', '#3b3018'),
  material: 'waxy',
};
const goldenberry: Body = { draw: fruit.goldenberry, material: 'waxy' };
const huskedGoldenberry: Body = {
  group: [
    { body: { draw: fruit.goldenberryHusk, material: 'leaf' }, x: 150, y: 120, width: 270 },
    { body: goldenberry, x: 150, y: 200, width: 150 },
  ],
  size: [300, 300],
};
const scallion: Body = { draw: vegetable.scallion, material: 'waxy' };
const spinachLeaf: Body = { draw: vegetable.spinachLeaf, material: 'leaf' };
const coriander: Body = {
  draw: () => vegetable.herbSprig(['#57a83f', '#68b84a', '#4a9638'], 3),
  material: 'leaf',
};
const parsley: Body = {
  draw: () => vegetable.herbSprig(['#2f7d3a', '#26702f', '#3b8a41'], 8),
  material: 'leaf',
};
const greenBean: Body = { draw: vegetable.greenBean, material: 'waxy' };
const cassavaRoot: Body = { draw: root.cassava, material: 'waxy' };

function spinachAt(angle: number, reach: number) {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [500 + Math.sin(radians) * reach, 820 - Math.cos(radians) * reach];
  return { body: spinachLeaf, x, y, width: reach * 0.74, rotate: angle * 0.8 };
}

function pepper(light: string, color: string): Body {
  const lobe: Body = { draw: () => vegetable.pepperLobe(light, color), material: 'waxy' };
  const stem: Body = { draw: vegetable.pepperStem, material: 'waxy' };
  return {
    group: [
      { body: lobe, x: 120, y: 240, width: 170, rotate: 5 },
      { body: lobe, x: 260, y: 240, width: 170, rotate: -5 },
      { body: lobe, x: 190, y: 256, width: 176 },
      { body: stem, x: 190, y: 92, width: 150 },
    ],
    size: [380, 420],
  };
}

/** A body fanned out around a foot point, as in a bunch. */
function fan(bodies: Body[], count: number, spread: number, width: number, reach: number): Body {
  const group = Array.from({ length: count }, (_, i) => {
    const angle = count === 1 ? 0 : -spread / 2 + (spread * i) / (count - 1);
    const radians = (angle * Math.PI) / 180;
    return {
      body: bodies[i % bodies.length],
      x: 500 + Math.sin(radians) * reach,
      y: 780 - Math.cos(radians) * reach,
      width,
      rotate: angle,
    };
  });
  return { group, size: [1000, 1000] };
}

export const produce = {
  avocado: { icon: 'avocado', material: 'matte', grade: { keep: true, saturation: 0.8, value: 0.95 } },
  mango: { icon: 'mango', material: 'waxy' },
  bananas: {
    group: [
      { body: bananaFinger, x: 300, y: 232, width: 380, rotate: 34 },
      { body: bananaFinger, x: 318, y: 222, width: 390, rotate: 18 },
      { body: bananaFinger, x: 338, y: 210, width: 400, rotate: 2 },
      { body: bananaFinger, x: 352, y: 186, width: 396, rotate: -14 },
    ],
    size: [600, 460],
  },
  orange: { icon: 'tangerine', material: 'citrus' },
  lime: {
    icon: 'lemon',
    material: 'citrus',
    grade: { keep: true, hueTo: 96, saturation: 0.85, value: 0.72 },
  },
  limeHalf: { icon: 'lime', material: 'matte' },
  strawberry: { icon: 'strawberry', material: 'citrus' },
  blackberries: { draw: blackberries },
  lulo: { draw: fruit.lulo, material: 'matte' },
  luloHalf: { draw: fruit.luloHalf, material: 'flat' },
  passionFruit: { draw: fruit.passionFruit, material: 'waxy' },
  passionFruitHalf: { draw: fruit.passionFruitHalf, material: 'flat' },
  pineapple: { icon: 'pineapple', material: 'citrus' },
  papaya: { draw: fruit.papaya, material: 'waxy' },
  papayaHalf: { draw: fruit.papayaHalf, material: 'flat' },
  huskedGoldenberry,
  granadilla: { draw: fruit.granadilla, material: 'waxy' },
  granadillaHalf: { draw: fruit.granadillaHalf, material: 'flat' },
  watermelon: { icon: 'watermelon', material: 'matte' },
  coconut: { icon: 'coconut', material: 'matte' },
  tomato: { icon: 'tomato', material: 'waxy' },
  whiteOnion: { icon: 'onion', material: 'waxy', grade: { hueTo: 42, saturation: 0.36, value: 1.16 } },
  redOnion: {
    icon: 'onion',
    material: 'waxy',
    grade: { keep: true, hueTo: 338, saturation: 1.25, value: 0.72 },
  },
  scallions: fan([scallion], 5, 26, 120, 340),
  carrot: { icon: 'carrot', material: 'matte' },
  lettuce: { icon: 'leafy-green', material: 'leaf' },
  spinach: {
    group: [
      ...[-54, -36, -18, 0, 18, 36, 54].map((rotate) => spinachAt(rotate, 330)),
      ...[-40, 40, -20, 20, 0].map((rotate) => spinachAt(rotate, 240)),
    ],
    size: [1000, 1000],
  },
  broccoli: {
    icon: 'broccoli',
    material: 'matte',
    grade: { keep: true, hueTo: 116, saturation: 0.78, value: 0.86 },
  },
  redPepper: pepper('#e8402c', '#b3160f'),
  yellowPepper: pepper('#ffd23a', '#e69f0c'),
  greenPepper: pepper('#5aa23c', '#2c6b26'),
  greenBeans: {
    group: [
      [300, 240, 10],
      [250, 200, -16],
      [360, 210, 24],
      [300, 170, -4],
      [240, 260, 20],
      [370, 270, -12],
      [300, 290, 3],
    ].map(([x = 0, y = 0, rotate = 0], i) => ({
      body: greenBean,
      x,
      y,
      width: 420,
      rotate,
      flip: i % 2 === 1,
    })),
    size: [620, 460],
  },
  squash: { draw: vegetable.squashWedge, material: 'matte' },
  corn: { icon: 'ear-of-corn', material: 'waxy' },
  herbs: {
    group: [
      ...[-26, -12, 2].map((rotate, i) => ({ body: coriander, x: 330 + i * 50, y: 430, width: 300, rotate })),
      ...[26, 14, 4].map((rotate, i) => ({ body: parsley, x: 690 - i * 50, y: 440, width: 300, rotate })),
    ],
    size: [1000, 860],
  },
  potato: {
    draw: () => root.potato({ light: '#e2bf8d', skin: '#c99a63', dark: '#9c6d3c', eye: '#7a5228' }, 5),
    material: 'matte',
  },
  yellowPotato: {
    draw: () => root.potato({ light: '#ffe18a', skin: '#f0bd3c', dark: '#c88d18', eye: '#a87412' }, 9),
    material: 'matte',
  },
  cassava: {
    group: [
      { body: cassavaRoot, x: 330, y: 130, width: 540, rotate: -7, flip: true },
      { body: cassavaRoot, x: 300, y: 240, width: 560, rotate: 5 },
      { body: cassavaRoot, x: 340, y: 330, width: 520, rotate: -3 },
    ],
    size: [660, 440],
  },
  plantains: {
    group: [
      { body: plantainFinger, x: 300, y: 250, width: 440, rotate: 24 },
      { body: plantainFinger, x: 326, y: 230, width: 450, rotate: 6 },
      { body: plantainFinger, x: 350, y: 206, width: 440, rotate: -10 },
    ],
    size: [640, 500],
  },
  arracacha: { draw: root.arracacha, material: 'matte' },
  orangeNet: {
    draw: () => pack.citrusNet({ brand: 'FRAILUNA', title: 'Naranja', weight: 'Valencia · 3 kg' }),
  },
  crate: { draw: crateFront },
  punnet: { draw: punnetFront },
} satisfies Record<string, Body>;
