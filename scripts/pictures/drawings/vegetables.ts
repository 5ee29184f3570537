import { radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

export const scallion = (): string =>
  svg(
    150,
    720,
    `<defs>${vertical('stalk', [
      [0, '#2f7d32'],
      [0.35, '#4b9a3d'],
      [0.6, '#a8cf7a'],
      [0.72, '#f2f5e2'],
      [1, '#fdfcf4'],
    ])}</defs><path d="M62 480 Q40 240 6 60 Q10 30 22 50 Q60 240 74 420 Q70 200 60 20 Q72 -10 84 22 Q86 220 82 420 Q100 220 130 70 Q144 52 144 76 Q112 280 98 480 Q106 600 108 640 Q110 690 78 692 Q44 690 50 640 Q56 560 62 480Z" fill="url(#stalk)"/><path d="M74 470 V670" stroke="#cdd9ae" stroke-width="3" opacity=".7"/>${repeat(7, (i) => `<path d="M${64 + i * 5} 690 q${(i - 3) * 3} 14 ${(i - 3) * 4} 24" stroke="#e6dcc0" stroke-width="2.4" fill="none"/>`)}`,
  );

export const spinachLeaf = (): string =>
  svg(
    220,
    420,
    `<defs>${vertical('leaf', [
      [0, '#2f7a34'],
      [0.6, '#276a2f'],
      [1, '#3f8a3c'],
    ])}</defs><path d="M104 408 Q98 330 104 262 L116 262 Q120 330 118 408Z" fill="#8fbf62"/><path d="M110 8 Q160 40 182 110 Q216 170 196 236 Q160 280 110 286 Q60 280 24 236 Q4 170 38 110 Q60 40 110 8Z" fill="url(#leaf)"/><path d="M110 284 Q106 150 110 30 M110 240 Q70 220 40 190 M110 240 Q150 220 180 190 M110 180 Q76 160 52 122 M110 180 Q144 160 168 122 M110 120 Q90 100 76 72 M110 120 Q130 100 144 72" stroke="#86b858" stroke-width="5" fill="none" opacity=".8"/>`,
  );

const leaflet = (x: number, y: number, size: number, angle: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path d="M0 10 Q-26 4 -24 -14 Q-16 -12 -14 -20 Q-10 -34 0 -36 Q10 -34 14 -20 Q16 -12 24 -14 Q26 4 0 10Z" fill="${color}"/><path d="M0 8 V-24 M0 0 L-14 -10 M0 0 L14 -10" stroke="#fff" stroke-width="1.6" opacity=".25"/></g>`;

/** Sprig of coriander, or of parsley with a darker leaf. */
export const herbSprig = (colors: string[], seed: number): string => {
  const random = randomFrom(seed);
  const pick = () => colors[Math.floor(random() * colors.length)] ?? '#3f8f3a';
  const heads: [number, number, number][] = [
    [110, 60, 1.5],
    [60, 90, 1.3],
    [162, 92, 1.3],
    [34, 150, 1.1],
    [188, 152, 1.1],
    [84, 130, 1.2],
    [138, 134, 1.2],
    [60, 200, 1],
    [164, 204, 1],
    [110, 180, 1.1],
  ];
  const stems = heads
    .map(
      ([x, y]) =>
        `<path d="M110 300 Q${(110 + x) / 2 + 4} ${y + 70} ${x} ${y}" stroke="#6ba349" stroke-width="6" fill="none"/>`,
    )
    .join('');
  return svg(
    220,
    480,
    `<path d="M104 470 Q100 380 106 290 L114 290 Q122 380 118 470Z" fill="#7fb257"/>${stems}${heads.map(([x, y, size]) => leaflet(x, y, size * 1.15, (x - 110) * 0.4 + (random() - 0.5) * 24, pick())).join('')}`,
  );
};

export const greenBean = (): string =>
  svg(
    420,
    120,
    `<defs>${vertical('pod', [
      [0, '#7cc05a'],
      [0.5, '#4f9a3c'],
      [1, '#357a2c'],
    ])}</defs><path d="M12 30 Q60 82 200 86 Q330 84 390 40 Q404 28 414 12 Q414 44 398 64 Q334 128 196 130 Q60 124 6 50Z" transform="translate(0 -8)" fill="url(#pod)"/>${repeat(6, (i) => `<ellipse cx="${84 + i * 50}" cy="${[86, 97, 101, 101, 94, 80][i]}" rx="17" ry="6" fill="#93cf72" opacity=".4"/>`)}<path d="M2 34 Q8 30 16 36 L18 50 L8 50Z" fill="#9db86a"/>`,
  );

export const squashWedge = (): string =>
  svg(
    420,
    320,
    `<defs>${radial(
      'flesh',
      [
        [0, '#ffb347'],
        [0.7, '#f7941d'],
        [1, '#ee8213'],
      ],
      0.5,
      0.1,
      0.95,
    )}</defs><path d="M10 60 Q210 10 410 60 Q400 240 300 296 Q210 330 120 296 Q20 240 10 60Z" fill="#5d7d48"/><path d="M22 64 Q210 20 398 64 Q386 226 292 278 Q210 308 128 278 Q34 226 22 64Z" fill="#c9cf7a"/><path d="M28 66 Q210 26 392 66 Q378 216 286 264 Q210 290 134 264 Q42 216 28 66Z" fill="url(#flesh)"/><path d="M110 58 Q210 44 310 58 Q300 150 210 166 Q120 150 110 58Z" fill="#e27a12"/>${repeat(17, (i) => `<path d="M${128 + (i % 6) * 32} ${58 + Math.floor(i / 6) * 32} q8 40 ${(i % 3) * 6 - 4} 62" stroke="#ffc976" stroke-width="4" fill="none" opacity=".55"/>`)}${repeat(11, (i) => `<g transform="translate(${140 + ((i * 53) % 150)} ${70 + ((i * 37) % 64)}) rotate(${i * 40})"><ellipse rx="14" ry="8.5" fill="#fbeccb"/><ellipse rx="10" ry="5" fill="#fff8e6"/></g>`)}`,
  );

/** Sweet pepper of one colour: three lobes and a green stem, to be relit one by one. */
export const pepperLobe = (light: string, color: string): string =>
  svg(
    200,
    330,
    `<defs>${vertical('skin', [
      [0, color],
      [0.3, light],
      [1, color],
    ])}</defs><path d="M100 14 Q186 10 190 110 Q190 250 132 312 Q100 330 68 312 Q10 250 10 110 Q14 10 100 14Z" fill="url(#skin)"/>`,
  );

export const pepperStem = (): string =>
  svg(
    200,
    140,
    `<defs>${vertical('stem', [
      [0, '#7fae45'],
      [1, '#4d7f2c'],
    ])}</defs><path d="M86 90 Q84 40 60 20 L96 6 Q120 40 116 88 Q170 92 186 118 Q140 136 100 120 Q60 136 14 118 Q30 92 86 90Z" fill="url(#stem)"/>`,
  );
