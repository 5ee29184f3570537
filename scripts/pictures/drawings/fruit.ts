import { linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

const speckles = (
  count: number,
  color: string,
  seed: number,
  inside: (x: number, y: number) => boolean,
): string => {
  const random = randomFrom(seed);
  return repeat(count, () => {
    const [x, y, r] = [random() * 300, random() * 300, 0.8 + random() * 1.8];
    return inside(x, y)
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${color}" opacity=".55"/>`
      : '';
  });
};
const inCircle = (radius: number) => (x: number, y: number) => Math.hypot(x - 150, y - 150) < radius;

/** Seeds scattered over the pulp of a cut fruit. */
const seeds = (count: number, radius: number, color: string, seed: number, rx = 7, ry = 4.5): string => {
  const random = randomFrom(seed);
  return repeat(count, (i) => {
    const [angle, distance] = [i * 2.399, radius * Math.sqrt((i + 0.6) / count)];
    const [x, y] = [150 + Math.cos(angle) * distance, 150 + Math.sin(angle) * distance];
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.floor(random() * 180)})"><ellipse rx="${rx}" ry="${ry}" fill="${color}"/><ellipse cx="${-rx * 0.3}" cy="${-ry * 0.4}" rx="${rx * 0.35}" ry="${ry * 0.3}" fill="#fff" opacity=".6"/></g>`;
  });
};

export const lulo = (): string =>
  svg(
    300,
    300,
    `<defs>${radial('skin', [
      [0, '#ffb84a'],
      [0.6, '#f0921e'],
      [1, '#d97813'],
    ])}</defs><circle cx="150" cy="156" r="128" fill="url(#skin)"/>${speckles(500, '#9a5a12', 4, inCircle(124))}<path d="M150 22 L164 52 L196 40 L184 70 L212 86 L178 92 L172 122 L150 98 L128 122 L122 92 L88 86 L116 70 L104 40 L136 52Z" fill="#6d8b2f"/><circle cx="150" cy="70" r="11" fill="#5b4a1d"/>`,
  );

export const luloHalf = (): string =>
  svg(
    300,
    300,
    `<defs>${radial(
      'pulp',
      [
        [0, '#dfe08a'],
        [0.7, '#b9c44a'],
        [1, '#95a52f'],
      ],
      0.5,
      0.5,
      0.6,
    )}</defs><circle cx="150" cy="150" r="130" fill="#e88a1c"/><circle cx="150" cy="150" r="118" fill="#f4e7b4"/><circle cx="150" cy="150" r="98" fill="url(#pulp)"/>${seeds(70, 88, '#e9dfa0', 9, 5, 4)}<path d="M150 48 V252 M48 150 H252" stroke="#f4efc4" stroke-width="9"/><circle cx="150" cy="150" r="17" fill="#f4efc4"/>`,
  );

export const passionFruit = (): string =>
  svg(
    300,
    300,
    `<defs>${radial('skin', [
      [0, '#ffe07a'],
      [0.55, '#f6bd2d'],
      [1, '#d9930f'],
    ])}</defs><ellipse cx="150" cy="156" rx="124" ry="132" fill="url(#skin)"/>${speckles(420, '#b87a0c', 8, inCircle(118))}<path d="M60 130 Q90 150 76 190 M212 80 Q236 120 220 160 M120 240 Q150 226 178 250" stroke="#c98a10" stroke-width="5" fill="none" opacity=".5"/><path d="M142 30 Q144 10 164 6 L168 16 Q156 20 158 32Z" fill="#7d6a2a"/>`,
  );

export const passionFruitHalf = (): string =>
  svg(
    300,
    300,
    `<defs>${radial(
      'pulp',
      [
        [0, '#ffc02e'],
        [0.7, '#f39a12'],
        [1, '#d97a08'],
      ],
      0.5,
      0.5,
      0.6,
    )}</defs><circle cx="150" cy="150" r="130" fill="#eab128"/><circle cx="150" cy="150" r="119" fill="#fff4d2"/><circle cx="150" cy="150" r="100" fill="url(#pulp)"/>${seeds(44, 84, '#26190c', 3, 8.5, 5.5)}`,
  );

export const granadilla = (): string =>
  svg(
    300,
    300,
    `<defs>${radial('skin', [
      [0, '#ffbf63'],
      [0.55, '#ee9333'],
      [1, '#c86a17'],
    ])}</defs><ellipse cx="150" cy="164" rx="118" ry="126" fill="url(#skin)"/>${speckles(600, '#fff0cf', 12, inCircle(112))}<path d="M143 46 Q138 18 150 2 L163 4 Q154 24 159 46Z" fill="#8a7a4a"/><path d="M120 44 Q150 26 182 44 Q150 58 120 44Z" fill="#a3a05c"/>`,
  );

export const granadillaHalf = (): string =>
  svg(
    300,
    300,
    `<defs>${radial(
      'pulp',
      [
        [0, '#e8e6dc'],
        [0.7, '#c9cbc4'],
        [1, '#a7aaa4'],
      ],
      0.5,
      0.5,
      0.6,
    )}</defs><circle cx="150" cy="150" r="130" fill="#e08a2c"/><circle cx="150" cy="150" r="122" fill="#fffaf0"/><circle cx="150" cy="150" r="96" fill="url(#pulp)"/>${seeds(54, 82, '#1f1d1c', 6, 7, 5)}`,
  );

export const papaya = (): string =>
  svg(
    300,
    460,
    `<defs>${vertical('skin', [
      [0, '#8fae3a'],
      [0.35, '#e6b13c'],
      [0.75, '#f09a2e'],
      [1, '#e07f1d'],
    ])}</defs><path d="M150 16 Q196 20 216 110 Q270 230 262 320 Q250 440 150 446 Q50 440 38 320 Q30 230 84 110 Q104 20 150 16Z" fill="url(#skin)"/><path d="M140 20 L146 2 L160 2 L162 20Z" fill="#7b7a35"/>`,
  );

export const papayaHalf = (): string => {
  const random = randomFrom(31);
  const hollow = repeat(54, (i) => {
    const y = 190 + (i / 54) * 190;
    const spread = 44 * Math.sin(((y - 175) / 225) * Math.PI);
    const [x, jitter] = [150 + (random() * 2 - 1) * spread, random() * 10];
    return `<g transform="translate(${x.toFixed(1)} ${(y + jitter).toFixed(1)})"><ellipse rx="11" ry="9" fill="#26221f"/><ellipse cx="-3" cy="-3" rx="4" ry="2.4" fill="#fff" opacity=".55"/></g>`;
  });
  return svg(
    300,
    460,
    `<defs>${radial(
      'flesh',
      [
        [0, '#ff7f45'],
        [0.6, '#f6602e'],
        [0.9, '#f78a3d'],
        [1, '#fdb457'],
      ],
      0.5,
      0.6,
      0.6,
    )}</defs><path d="M150 16 Q196 20 216 110 Q270 230 262 320 Q250 440 150 446 Q50 440 38 320 Q30 230 84 110 Q104 20 150 16Z" fill="#e0a02c"/><path d="M150 32 Q186 40 204 116 Q254 234 248 318 Q236 428 150 432 Q64 428 52 318 Q46 234 96 116 Q114 40 150 32Z" fill="url(#flesh)"/><path d="M150 160 Q188 190 202 280 Q200 384 150 396 Q100 384 98 280 Q112 190 150 160Z" fill="#d9481f"/>${hollow}`,
  );
};

/** Berry of the uchuva; its dry husk is a drawing of its own. */
export const goldenberry = (): string =>
  svg(
    300,
    300,
    `<defs>${radial('skin', [
      [0, '#ffd257'],
      [0.6, '#fba81c'],
      [1, '#e58a0c'],
    ])}</defs><circle cx="150" cy="150" r="130" fill="url(#skin)"/>`,
  );

export const goldenberryHusk = (): string =>
  svg(
    300,
    300,
    `<defs>${vertical('husk', [
      [0, '#b99a5a'],
      [0.5, '#e3cb92'],
      [1, '#f0e0b4'],
    ])}</defs>${[-50, 50, -18, 18].map((angle) => `<g transform="translate(150 230) rotate(${angle})"><path d="M0 10 Q-104 -50 -26 -170 Q-8 -190 0 -214 Q8 -190 26 -170 Q104 -50 0 10Z" fill="url(#husk)"/><path d="M0 0 V-190 M0 -40 Q-20 -70 -24 -96 M0 -40 Q20 -70 24 -96 M0 -90 Q-14 -112 -16 -134 M0 -90 Q14 -112 16 -134" stroke="#8f6f33" stroke-width="3.4" fill="none" opacity=".6"/></g>`).join('')}`,
  );

/** One curved fruit of the banana family. */
export const bananaFinger = (light: string, color: string, shade: string, tip = '#4b3a1a'): string =>
  svg(
    360,
    260,
    `<defs>${linear(
      'skin',
      [
        [0, shade],
        [0.3, color],
        [0.6, light],
        [1, color],
      ],
      0,
      1,
      0.6,
      0,
    )}</defs><path d="M24 26 L52 14 Q62 62 90 92 Q150 160 262 168 Q304 170 330 160 Q348 164 342 184 Q306 232 236 236 Q108 230 52 122 Q32 76 24 26Z" fill="url(#skin)"/><path d="M46 58 Q74 120 130 164 Q200 208 300 202" stroke="${shade}" stroke-width="5" fill="none" opacity=".7"/><path d="M326 161 Q350 158 344 184 L330 190 Q318 176 326 161Z" fill="${tip}"/><path d="M20 24 L54 10 L56 30 L27 42Z" fill="${tip}" opacity=".75"/>`,
  );
