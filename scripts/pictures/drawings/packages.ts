import { displayFont, textFont } from '../fonts.ts';
import { embeddedIcon } from '../icons.ts';
import { blur, cylinder, linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';
import { type Label, label } from './label.ts';

const crease = (id: string) =>
  linear(id, [
    [0, '#000', 0.3],
    [0.1, '#fff', 0.2],
    [0.24, '#fff', 0.03],
    [0.55, '#000', 0],
    [0.8, '#000', 0.12],
    [0.92, '#fff', 0.14],
    [1, '#000', 0.32],
  ]);

const pouchOutline =
  'M40 24 Q200 12 360 24 L366 74 Q372 280 384 500 Q384 520 360 524 Q200 540 40 524 Q16 520 16 500 Q28 280 34 74Z';

/** Stand-up pouch with a label: coffee, ground cane sugar, quinoa. */
export function pouch(text: Label, light = '#7a4a2a', dark = '#4e2c17'): string {
  return svg(
    400,
    540,
    `<defs>${linear('body', [
      [0, dark],
      [0.12, light],
      [0.5, light],
      [0.88, dark],
      [1, dark],
    ])}${crease('crease')}${blur('soft', 7)}<clipPath id="clip"><path d="${pouchOutline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="400" height="540" fill="url(#body)"/><rect width="400" height="540" fill="url(#crease)"/>
    <path d="M0 470 Q200 424 400 470 L400 540 L0 540Z" fill="#000" opacity=".16" filter="url(#soft)"/>
    <path d="M30 66 Q70 200 44 360" stroke="#fff" stroke-width="12" opacity=".22" fill="none" filter="url(#soft)"/><path d="M368 90 Q330 230 362 380" stroke="#000" stroke-width="16" opacity=".22" fill="none" filter="url(#soft)"/>
    <path d="M120 78 Q160 110 240 86 T330 96" stroke="#000" stroke-width="9" opacity=".14" fill="none" filter="url(#soft)"/><path d="M110 70 Q180 98 260 74" stroke="#fff" stroke-width="7" opacity=".2" fill="none" filter="url(#soft)"/>
    <rect width="400" height="62" fill="#000" opacity=".1"/>${repeat(7, (i) => `<rect y="${20 + i * 6}" width="400" height="2" fill="#fff" opacity=".13"/>`)}</g>
    ${label(72, 150, 256, 300, text)}<rect x="72" y="150" width="256" height="300" rx="10" fill="url(#crease)" opacity=".3"/>`,
  );
}

export type Grain = { colors: string[]; length: number; width: number; seam?: string };

/** Clear pillow bag full of grain, with a paper label. */
export function grainBag(text: Label, grain: Grain, seed = 7): string {
  const random = randomFrom(seed);
  const grains = repeat(Math.round(150000 / (grain.length * grain.width * 3)), () => {
    const color = grain.colors[Math.floor(random() * grain.colors.length)];
    const place = `translate(${(random() * 380 + 10).toFixed(1)} ${(random() * 450 + 40).toFixed(1)}) rotate(${Math.floor(random() * 180)})`;
    return `<g transform="${place}"><ellipse rx="${grain.length}" ry="${grain.width}" fill="${color}"/><ellipse cx="${-grain.length * 0.2}" cy="${-grain.width * 0.35}" rx="${grain.length * 0.5}" ry="${grain.width * 0.3}" fill="#fff" opacity=".35"/><ellipse cy="${grain.width * 0.6}" rx="${grain.length * 0.8}" ry="${grain.width * 0.35}" fill="#000" opacity=".2"/></g>`;
  });
  const outline =
    'M26 20 L374 20 L370 62 Q396 130 390 260 Q396 400 370 466 L374 508 L26 508 L30 466 Q4 400 10 260 Q4 130 30 62Z';
  return svg(
    400,
    528,
    `<defs>${crease('crease')}${blur('soft', 8)}${vertical('depth', [
      [0, '#fff', 0.25],
      [0.4, '#fff', 0],
      [1, '#000', 0.25],
    ])}<clipPath id="clip"><path d="${outline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="400" height="528" fill="${grain.colors[0]}"/><rect width="400" height="528" fill="#000" opacity=".25"/>${grains}
    <rect width="400" height="64" fill="${text.accent ?? '#c8371b'}"/><rect y="464" width="400" height="64" fill="${text.accent ?? '#c8371b'}"/>
    ${repeat(8, (i) => `<rect y="${22 + i * 5}" width="400" height="1.6" fill="#fff" opacity=".25"/><rect y="${470 + i * 5}" width="400" height="1.6" fill="#fff" opacity=".25"/>`)}
    <rect width="400" height="528" fill="url(#depth)"/><rect width="400" height="528" fill="url(#crease)" opacity=".8"/>
    <path d="M44 80 Q74 240 46 430" stroke="#fff" stroke-width="14" opacity=".5" fill="none" filter="url(#soft)"/><path d="M350 90 Q330 200 352 300" stroke="#fff" stroke-width="8" opacity=".4" fill="none" filter="url(#soft)"/></g>
    ${label(84, 140, 232, 250, text)}<rect x="84" y="140" width="232" height="250" rx="10" fill="url(#crease)" opacity=".25"/>`,
  );
}

export type SackPrint = Label & { color: string; shade: string; band: string };

/** Large printed sack: rice, dog food, cat litter, maize flour. */
export function sack(print: SackPrint): string {
  const { brand, title, detail = '', weight = '', icon, color, shade, band } = print;
  const titleSize = Math.min(58, 330 / (title.length * 0.55));
  const outline =
    'M34 26 L366 26 Q360 70 372 110 Q392 300 382 520 Q386 560 366 574 L34 574 Q14 560 18 520 Q8 300 28 110 Q40 70 34 26Z';
  return svg(
    400,
    600,
    `<defs>${linear('body', [
      [0, shade],
      [0.15, color],
      [0.6, color],
      [1, shade],
    ])}${crease('crease')}${blur('soft', 9)}<clipPath id="clip"><path d="${outline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="400" height="600" fill="url(#body)"/>
    <path d="M0 330 Q200 270 400 330 L400 600 L0 600Z" fill="${band}"/><path d="M0 330 Q200 270 400 330 L400 340 Q200 280 0 340Z" fill="#fff" opacity=".5"/>
    <rect width="400" height="62" fill="#000" opacity=".14"/>${repeat(24, (i) => `<rect x="${i * 17 + 4}" y="44" width="9" height="3" fill="#fff" opacity=".6"/>`)}
    <text x="200" y="112" font-family="${textFont}" font-weight="700" font-size="18" letter-spacing="4" text-anchor="middle" fill="#fff">${brand}</text>
    <circle cx="200" cy="222" r="92" fill="#fff8ea"/>${icon ? embeddedIcon(icon, 132, 154, 136) : ''}
    <text x="200" y="404" font-family="${displayFont}" font-weight="800" font-size="${titleSize}" text-anchor="middle" fill="#fff">${title}</text>
    <text x="200" y="440" font-family="${textFont}" font-weight="600" font-size="${Math.min(22, 330 / (detail.length * 0.52))}" text-anchor="middle" fill="#fff">${detail}</text>
    <rect x="132" y="478" width="136" height="52" rx="26" fill="#fff8ea"/><text x="200" y="514" font-family="${displayFont}" font-weight="800" font-size="28" text-anchor="middle" fill="#2a2118">${weight}</text>
    <rect width="400" height="600" fill="url(#crease)"/>
    <path d="M60 70 Q90 130 60 200 M330 90 Q310 160 340 250 M70 560 Q140 520 180 566" stroke="#000" stroke-width="14" opacity=".16" fill="none" filter="url(#soft)"/><path d="M90 80 Q120 150 92 260" stroke="#fff" stroke-width="14" opacity=".25" fill="none" filter="url(#soft)"/></g>`,
  );
}

/** Soft plastic bag of milk. */
export function milkBag(text: Label, color = '#2f6fb0'): string {
  const outline =
    'M44 24 L336 24 Q330 60 346 96 Q372 200 362 330 Q366 420 340 456 L336 500 L44 500 L40 456 Q14 420 18 330 Q8 200 34 96 Q50 60 44 24Z';
  return svg(
    380,
    520,
    `<defs>${vertical('body', [
      [0, '#ffffff'],
      [0.7, '#f4f7fa'],
      [1, '#dfe7ee'],
    ])}${crease('crease')}${blur('soft', 9)}<clipPath id="clip"><path d="${outline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="380" height="520" fill="url(#body)"/><path d="M0 0 H380 V120 Q280 160 190 124 T0 130Z" fill="${color}"/><path d="M0 520 V400 Q100 350 190 392 T380 384 V520Z" fill="${color}"/><path d="M0 400 Q100 350 190 392 T380 384" stroke="#ffb627" stroke-width="8" fill="none"/>
    ${repeat(6, (i) => `<rect y="${26 + i * 5}" width="380" height="1.8" fill="#fff" opacity=".35"/><rect y="${472 + i * 5}" width="380" height="1.8" fill="#fff" opacity=".35"/>`)}
    <text x="190" y="92" font-family="${textFont}" font-weight="700" font-size="18" letter-spacing="4" text-anchor="middle" fill="#fff">${text.brand}</text>
    <text x="190" y="212" font-family="${displayFont}" font-weight="800" font-size="68" text-anchor="middle" fill="${color}">${text.title}</text>
    <text x="190" y="244" font-family="${textFont}" font-weight="600" font-size="22" text-anchor="middle" fill="#4a5560">${text.detail ?? ''}</text>
    ${embeddedIcon(text.icon ?? 'cow', 138, 256, 104)}<text x="190" y="448" font-family="${displayFont}" font-weight="800" font-size="34" text-anchor="middle" fill="#fff">${text.weight ?? ''}</text>
    <rect width="380" height="520" fill="url(#crease)" opacity=".75"/><path d="M58 100 Q86 240 56 420 M150 150 Q180 130 240 150" stroke="#fff" stroke-width="16" opacity=".6" fill="none" filter="url(#soft)"/><path d="M310 140 Q290 280 322 420 M90 440 Q150 410 210 440" stroke="#000" stroke-width="14" opacity=".12" fill="none" filter="url(#soft)"/></g>`,
  );
}

/** Net of oranges closed with a header card. */
export function citrusNet(text: Label): string {
  const random = randomFrom(5);
  const rows: [x: number, y: number][] = [
    [110, 190],
    [200, 180],
    [290, 190],
    [70, 265],
    [155, 258],
    [245, 258],
    [330, 265],
    [60, 345],
    [145, 338],
    [235, 340],
    [325, 345],
    [85, 425],
    [170, 430],
    [260, 430],
    [325, 420],
  ];
  const fruit = rows
    .map(
      ([x, y]) =>
        `<circle cx="${x + random() * 10 - 5}" cy="${y + random() * 10}" r="56" fill="url(#orange)"/>`,
    )
    .join('');
  const outline =
    'M170 96 Q200 90 230 96 Q330 150 376 260 Q400 380 350 460 Q300 496 200 496 Q100 496 50 460 Q0 380 24 260 Q70 150 170 96Z';
  return svg(
    400,
    510,
    `<defs>${radial(
      'orange',
      [
        [0, '#ffd27a'],
        [0.35, '#ffa726'],
        [0.8, '#ec7d10'],
        [1, '#a94f06'],
      ],
      0.36,
      0.3,
      0.75,
    )}${radial(
      'round',
      [
        [0, '#fff', 0.14],
        [0.6, '#000', 0],
        [1, '#3a1500', 0.5],
      ],
      0.4,
      0.35,
      0.7,
    )}
    <pattern id="net" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M11 0 L22 11 L11 22 L0 11Z" fill="none" stroke="#d23c12" stroke-width="2.4"/><circle cx="11" cy="0" r="2.2" fill="#e85a26"/><circle cx="0" cy="11" r="2.2" fill="#e85a26"/></pattern><clipPath id="clip"><path d="${outline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="400" height="510" fill="#b85a0a"/>${fruit}<rect width="400" height="510" fill="url(#net)" opacity=".85"/><rect width="400" height="510" fill="url(#round)"/></g>
    <path d="M60 8 H340 L326 116 H74Z" fill="#12684f"/><path d="M60 8 H340 L338 24 H62Z" fill="#fff" opacity=".25"/><text x="200" y="46" font-family="${textFont}" font-weight="700" font-size="13" letter-spacing="3" text-anchor="middle" fill="#ffcf66">${text.brand}</text><text x="200" y="80" font-family="${displayFont}" font-weight="800" font-size="32" text-anchor="middle" fill="#fff">${text.title}</text><text x="200" y="104" font-family="${textFont}" font-weight="600" font-size="16" text-anchor="middle" fill="#fff">${text.weight ?? ''}</text>`,
  );
}

/** Plastic cup with lid: Greek yoghurt. */
export function tub(text: Label, color = '#ffffff', lid = '#1f5fa8'): string {
  return svg(
    360,
    380,
    `<defs>${linear('cup', [
      [0, '#cdd5dc'],
      [0.2, color],
      [0.6, color],
      [1, '#c2cbd3'],
    ])}${cylinder('light')}<clipPath id="clip"><path d="M34 70 L326 70 L296 340 Q290 364 180 366 Q70 364 64 340Z"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="360" height="380" fill="url(#cup)"/><rect y="300" width="360" height="80" fill="${text.accent ?? lid}"/></g>
    <svg x="62" y="100" width="236" height="210" viewBox="0 0 236 210">${label(0, 0, 236, 210, { ...text, paper: color }, 0)}</svg>
    <g clip-path="url(#clip)"><rect width="360" height="380" fill="url(#light)" opacity=".7"/></g>
    <path d="M22 40 Q22 26 40 26 H320 Q338 26 338 40 V74 Q338 84 326 84 H34 Q22 84 22 74Z" fill="${lid}"/><path d="M22 40 Q22 26 40 26 H320 Q338 26 338 40 V74 Q338 84 326 84 H34 Q22 84 22 74Z" fill="url(#light)"/><rect x="26" y="30" width="308" height="10" rx="5" fill="#fff" opacity=".4"/>`,
  );
}
