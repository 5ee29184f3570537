import type { Body } from '../body.ts';
import { produce } from './produce.ts';

/** Two behind, one in front: the plain way to show a kilo of something round. */
function heap(left: Body, right: Body, front: Body, width = 300): Body {
  return {
    group: [
      { body: left, x: 200, y: 210, width, rotate: -6 },
      { body: right, x: 440, y: 220, width: width * 0.97, rotate: 7, flip: true },
      { body: front, x: 320, y: 320, width: width * 1.05 },
    ],
    size: [640, 560],
  };
}

/** Long roots side by side. */
function row(body: Body, width: number): Body {
  return {
    group: [-14, -4, 6, 16].map((rotate, i) => ({ body, x: 200 + i * 120, y: 310, width, rotate })),
    size: [760, 620],
  };
}

/** Rows of berries behind the clear front of a box. */
function boxed(body: Body, width: number): Body {
  const berries = [0, 1, 2].flatMap((line) =>
    [0, 1, 2, 3, 4].map((i) => ({
      body,
      x: 124 + i * 100 + (line % 2) * 12,
      y: 130 + line * 66,
      width,
      rotate: ((i * 37 + line * 53) % 40) - 20,
    })),
  );
  return { group: [...berries, { body: produce.punnet, x: 330, y: 290, width: 600 }], size: [660, 420] };
}

const fruitCrate: Body = {
  group: [
    { body: produce.pineapple, x: 330, y: 190, width: 230, rotate: 8 },
    { body: produce.papaya, x: 170, y: 260, width: 170, rotate: -14 },
    { body: produce.watermelon, x: 560, y: 270, width: 230 },
    { body: produce.bananas, x: 450, y: 330, width: 300 },
    { body: produce.mango, x: 250, y: 350, width: 180, rotate: -8 },
    { body: produce.granadilla, x: 110, y: 380, width: 130 },
    { body: produce.orange, x: 380, y: 390, width: 150 },
    { body: produce.avocado, x: 610, y: 390, width: 150 },
    { body: produce.lulo, x: 500, y: 410, width: 130 },
    { body: produce.crate, x: 350, y: 520, width: 660 },
  ],
  size: [700, 650],
};

const vegetableCrate: Body = {
  group: [
    { body: produce.scallions, x: 180, y: 200, width: 230, rotate: -16 },
    { body: produce.spinach, x: 380, y: 210, width: 320 },
    { body: produce.corn, x: 560, y: 230, width: 230 },
    { body: produce.lettuce, x: 300, y: 330, width: 240 },
    { body: produce.broccoli, x: 480, y: 340, width: 210 },
    { body: produce.carrot, x: 130, y: 360, width: 200 },
    { body: produce.redPepper, x: 610, y: 390, width: 150 },
    { body: produce.tomato, x: 260, y: 410, width: 150 },
    { body: produce.whiteOnion, x: 390, y: 410, width: 130 },
    { body: produce.yellowPotato, x: 510, y: 430, width: 130 },
    { body: produce.crate, x: 350, y: 530, width: 660 },
  ],
  size: [700, 660],
};

const wholeAndHalf = (whole: Body, half: Body) => heap(whole, whole, half, 280);

export const heaps = {
  limes: wholeAndHalf(produce.lime, produce.limeHalf),
  mangoes: heap(produce.mango, produce.mango, produce.mango, 280),
  avocados: {
    group: [
      { body: produce.avocado, x: 440, y: 230, width: 320, rotate: 6, flip: true },
      { body: produce.avocado, x: 220, y: 280, width: 360 },
    ],
    size: [640, 500],
  },
  lulos: wholeAndHalf(produce.lulo, produce.luloHalf),
  passionFruits: wholeAndHalf(produce.passionFruit, produce.passionFruitHalf),
  granadillas: {
    group: [
      { body: produce.granadilla, x: 180, y: 190, width: 190, rotate: -8 },
      { body: produce.granadilla, x: 340, y: 170, width: 190 },
      { body: produce.granadilla, x: 500, y: 196, width: 190, rotate: 9 },
      { body: produce.granadilla, x: 130, y: 310, width: 200, rotate: 6 },
      { body: produce.granadilla, x: 540, y: 320, width: 200, rotate: -6 },
      { body: produce.granadillaHalf, x: 335, y: 330, width: 220 },
    ],
    size: [680, 470],
  },
  papayas: {
    group: [
      { body: produce.papaya, x: 210, y: 250, width: 250, rotate: -12 },
      { body: produce.papayaHalf, x: 410, y: 290, width: 250, rotate: 10 },
    ],
    size: [620, 540],
  },
  goldenberries: {
    group: [
      [150, 150],
      [330, 130],
      [510, 150],
      [100, 280],
      [250, 260],
      [420, 264],
      [570, 290],
      [330, 380],
    ].map(([x = 0, y = 0], i) => ({
      body: produce.huskedGoldenberry,
      x,
      y,
      width: 200,
      rotate: (i % 3) * 12 - 12,
    })),
    size: [680, 470],
  },
  strawberryBox: boxed(produce.strawberry, 130),
  blackberryBox: boxed(produce.blackberries, 150),
  tomatoes: heap(produce.tomato, produce.tomato, produce.tomato),
  whiteOnions: heap(produce.whiteOnion, produce.whiteOnion, produce.whiteOnion, 250),
  carrots: heap(produce.carrot, produce.carrot, produce.carrot),
  peppers: heap(produce.greenPepper, produce.yellowPepper, produce.redPepper, 260),
  potatoes: heap(produce.potato, produce.potato, produce.potato, 250),
  yellowPotatoes: heap(produce.yellowPotato, produce.yellowPotato, produce.yellowPotato, 230),
  arracachas: row(produce.arracacha, 200),
  fruitCrate,
  vegetableCrate,
} satisfies Record<string, Body>;
