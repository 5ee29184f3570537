import { displayFont, textFont } from '../fonts.ts';
import { embeddedIcon } from '../icons.ts';
import { blur, linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

export type CheeseBlock = {
  top: string;
  front: string;
  side: string;
  brand: string;
  title: string;
  detail: string;
  accent: string;
  holes?: number;
  slices?: boolean;
};

/** Block of cheese in perspective with a printed band around it. */
export function cheeseBlock({
  top,
  front,
  side,
  brand,
  title,
  detail,
  accent,
  holes = 0,
  slices = false,
}: CheeseBlock): string {
  const random = randomFrom(13);
  const pores = repeat(
    holes,
    () =>
      `<ellipse cx="${60 + random() * 350}" cy="${156 + random() * 150}" rx="${3 + random() * 6}" ry="${2 + random() * 4}" fill="#000" opacity=".13"/>`,
  );
  const titleSize = Math.min(46, 236 / (title.length * 0.56));
  const cuts = slices
    ? repeat(
        7,
        (i) =>
          `<path d="M${470 + i * 14} ${136 - i * 13} V${332 - i * 13}" stroke="#000" stroke-opacity=".22" stroke-width="3"/>`,
      )
    : '';
  return svg(
    600,
    360,
    `<defs>${vertical('front', [
      [0, '#fff', 0.35],
      [0.3, '#fff', 0],
      [1, '#000', 0.12],
    ])}${linear(
      'sheen',
      [
        [0, '#fff', 0.6],
        [0.5, '#fff', 0],
        [1, '#000', 0.06],
      ],
      0,
      0,
      1,
      1,
    )}${blur('soft', 8)}</defs>
    <path d="M36 138 Q40 130 52 126 L160 40 Q168 32 180 32 H560 Q574 34 566 44 L472 130 Q468 138 456 140 H44Z" fill="${top}"/><path d="M36 138 Q40 130 52 126 L160 40 Q168 32 180 32 H560 Q574 34 566 44 L472 130 Q468 138 456 140 H44Z" fill="url(#sheen)"/><path d="M462 136 L568 40 Q572 44 572 54 V232 Q572 240 564 248 L470 334 Q462 338 462 328Z" fill="${side}"/>${cuts}
    <rect x="34" y="132" width="432" height="206" rx="12" fill="${front}"/><rect x="34" y="132" width="432" height="206" rx="12" fill="url(#front)"/>${pores}
    <path d="M116 132 H384 L488 36 H236Z" fill="#fffdf6" opacity=".96"/><path d="M116 132 H384 L488 36 H236Z" fill="${accent}" opacity=".14"/><rect x="116" y="132" width="268" height="206" fill="#fffdf6"/><rect x="116" y="310" width="268" height="28" fill="${accent}"/><rect x="116" y="132" width="268" height="206" fill="url(#front)" opacity=".5"/>
    <text x="250" y="164" font-family="${textFont}" font-weight="700" font-size="15" letter-spacing="4" text-anchor="middle" fill="${accent}">${brand}</text>${embeddedIcon('cow', 222, 170, 56)}<text x="250" y="262" font-family="${displayFont}" font-weight="800" font-size="${titleSize}" text-anchor="middle" fill="#2a2118">${title}</text><text x="250" y="292" font-family="${textFont}" font-weight="600" font-size="18" text-anchor="middle" fill="#4a4034">${detail}</text><path d="M52 150 Q60 240 52 320" stroke="#fff" stroke-width="12" opacity=".7" fill="none" filter="url(#soft)"/>`,
  );
}

/** Small ripened wheel with one wedge cut out. */
export function ripenedWheel(): string {
  return svg(
    560,
    400,
    `<defs>${linear('rind', [
      [0, '#a4661f'],
      [0.25, '#dda04a'],
      [0.5, '#c9852f'],
      [1, '#7d4a12'],
    ])}${radial(
      'top',
      [
        [0, '#f4c878'],
        [0.7, '#dda04a'],
        [1, '#b97526'],
      ],
      0.36,
      0.3,
      0.8,
    )}</defs>
    <path d="M30 150 V290 Q60 376 280 380 Q500 376 530 290 V150Z" fill="url(#rind)"/><ellipse cx="280" cy="150" rx="250" ry="92" fill="url(#top)"/><ellipse cx="280" cy="150" rx="226" ry="78" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="5"/>
    <path d="M280 150 L398 232 V368 Q330 382 280 380Z" fill="#f6e2a4"/><path d="M280 150 L196 236 Q190 300 196 374 Q236 382 280 380Z" fill="#fbeec2"/><path d="M280 150 L398 232 Q300 252 196 236Z" fill="#6b4210" opacity=".92"/><path d="M280 150 L398 232 L398 246 L282 166 L196 250 V236Z" fill="#d99c43"/>${repeat(12, (i) => `<ellipse cx="${212 + ((i * 31) % 60)}" cy="${262 + ((i * 43) % 96)}" rx="${4 + (i % 3)}" ry="3" fill="#cda95a" opacity=".7"/><ellipse cx="${296 + ((i * 29) % 90)}" cy="${262 + ((i * 37) % 96)}" rx="${4 + (i % 3)}" ry="3" fill="#c39a48" opacity=".7"/>`)}
    <ellipse cx="140" cy="118" rx="62" ry="24" fill="#c8371b" transform="rotate(-14 140 118)"/><text x="140" y="114" font-family="${displayFont}" font-weight="800" font-size="24" text-anchor="middle" fill="#fff" transform="rotate(-14 140 118)">Paipa</text><text x="141" y="132" font-family="${textFont}" font-weight="600" font-size="12" text-anchor="middle" fill="#fff" transform="rotate(-14 140 118)">madurado</text>`,
  );
}

/** Fresh curd on a green leaf. */
export function curdOnLeaf(): string {
  return svg(
    640,
    400,
    `<defs>${linear(
      'leaf',
      [
        [0, '#2f7a34'],
        [0.5, '#5aa548'],
        [1, '#2a6b2e'],
      ],
      0,
      0,
      1,
      1,
    )}${radial(
      'top',
      [
        [0, '#ffffff'],
        [0.7, '#fbf7ea'],
        [1, '#eee5cc'],
      ],
      0.36,
      0.3,
      0.85,
    )}${linear('wall', [
      [0, '#ddd3b8'],
      [0.25, '#fffdf6'],
      [0.6, '#f4ecd6'],
      [1, '#cfc3a2'],
    ])}</defs>
    <path d="M10 292 Q140 200 330 214 Q560 210 632 286 Q540 380 320 384 Q110 386 10 292Z" fill="url(#leaf)"/><path d="M10 292 Q320 270 632 286" stroke="#b9dc92" stroke-width="6" fill="none"/>${repeat(12, (i) => `<path d="M${70 + i * 46} ${288 - Math.sin((i / 11) * 3.1) * 4} q22 ${i % 2 ? 40 : -38} 44 ${i % 2 ? 66 : -50}" stroke="#9cc974" stroke-width="3" opacity=".6" fill="none"/>`)}
    <path d="M120 150 V260 Q150 332 320 336 Q490 332 520 260 V150Z" fill="url(#wall)"/>${repeat(16, (i) => `<path d="M${132 + i * 25} ${176 + 50 * Math.sin((i / 15) * Math.PI)} v74" stroke="#b9ad88" stroke-width="5" opacity=".35"/>`)}<ellipse cx="320" cy="150" rx="200" ry="76" fill="url(#top)"/>${repeat(14, (i) => `<ellipse cx="${180 + ((i * 67) % 280)}" cy="${112 + ((i * 29) % 76)}" rx="${8 + (i % 3) * 4}" ry="${4 + (i % 2) * 2}" fill="#d9cda8" opacity=".4"/>`)}`,
  );
}

export function eggTray(): string {
  const tones: [string, string][] = [
    ['#f7d9b8', '#c98d5c'],
    ['#f3caa0', '#b97a48'],
    ['#fbe4cb', '#d6a276'],
  ];
  const egg = (x: number, y: number, scale: number, tone: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${33 * scale}" ry="${42 * scale}" fill="url(#egg${tone})"/>`;
  const row = (r: number) =>
    repeat(6, (i) => egg(92 + i * 72 + r * 7, 150 + r * 44, 0.86 + r * 0.07, (i + r) % 3));
  return svg(
    560,
    380,
    `<defs>${tones
      .map(([light, dark], i) =>
        radial(
          `egg${i}`,
          [
            [0, '#fff4e6'],
            [0.35, light],
            [1, dark],
          ],
          0.38,
          0.3,
          0.8,
        ),
      )
      .join('')}${vertical('tray', [
      [0, '#b9b4a8'],
      [0.5, '#a39d90'],
      [1, '#857f72'],
    ])}${blur('soft', 6)}</defs>
    <path d="M48 132 L516 132 L540 262 L24 262Z" fill="#8d8779"/>${row(0)}<path d="M40 190 L524 190 L530 214 L34 214Z" fill="#989284"/>${row(1)}<path d="M34 236 L534 236 L538 262 L28 262Z" fill="#a09a8c"/>${row(2)}
    <path d="M22 254 ${repeat(6, (i) => `Q ${22 + i * 86.7 + 43} 284 ${22 + (i + 1) * 86.7} 254 `)} L528 348 Q526 360 512 360 L50 360 Q36 360 34 348Z" fill="url(#tray)"/>${repeat(7, (i) => `<path d="M${28 + i * 84} 262 L${44 + i * 79} 356" stroke="#000" stroke-width="10" opacity=".1" filter="url(#soft)"/>`)}${repeat(6, (i) => `<ellipse cx="${72 + i * 83}" cy="310" rx="24" ry="36" fill="#fff" opacity=".12" filter="url(#soft)"/>`)}`,
  );
}

/** Clear tray of two dozen speckled quail eggs. */
export function quailEggs(): string {
  const random = randomFrom(41);
  const speckle = () =>
    repeat(
      11,
      () =>
        `<circle cx="${((random() - 0.5) * 44).toFixed(1)}" cy="${((random() - 0.5) * 56).toFixed(1)}" r="${(1.4 + random() * 3.6).toFixed(1)}" fill="#4b3320" opacity=".8"/>`,
    );
  const egg = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(${(random() * 16 - 8).toFixed(0)})"><ellipse rx="32" ry="40" fill="url(#egg)"/><g clip-path="url(#clip)">${speckle()}</g><ellipse cx="-10" cy="-14" rx="9" ry="12" fill="#fff" opacity=".55"/></g>`;
  const rows = repeat(4, (r) => repeat(6, (i) => egg(110 + i * 76 + (r - 2) * -2, 118 + r * 62)));
  return svg(
    600,
    420,
    `<defs>${radial(
      'egg',
      [
        [0, '#fffaf0'],
        [0.5, '#ecdfc4'],
        [1, '#b7a17c'],
      ],
      0.36,
      0.3,
      0.8,
    )}<clipPath id="clip"><ellipse rx="32" ry="40"/></clipPath>${linear(
      'sheen',
      [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0.05],
        [1, '#fff', 0.3],
      ],
      0,
      0,
      1,
      1,
    )}</defs>
    <path d="M50 70 H550 L584 350 Q584 380 556 382 H44 Q16 380 16 350Z" fill="#dfe6e9"/><path d="M50 70 H550 L584 350 H16Z" fill="#c3cdd2"/>${rows}<path d="M16 336 Q300 366 584 336 L580 366 Q576 382 556 382 H44 Q24 382 20 366Z" fill="#eef3f5" opacity=".92"/><path d="M50 70 H550 L584 350 Q300 372 16 350Z" fill="url(#sheen)" opacity=".35"/>
    <rect x="200" y="318" width="200" height="58" rx="8" fill="#12684f"/><text x="300" y="344" font-family="${displayFont}" font-weight="800" font-size="23" text-anchor="middle" fill="#fff">Codorniz</text><text x="300" y="365" font-family="${textFont}" font-weight="600" font-size="15" text-anchor="middle" fill="#ffcf66">24 huevos</text>`,
  );
}
