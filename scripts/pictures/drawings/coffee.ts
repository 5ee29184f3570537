import { blur, linear, radial, repeat, svg, vertical } from '../svg.ts';

type Roast = { light: string; middle: string; dark: string; crease: string; edge: string };

export const darkRoast: Roast = {
  light: '#a06c3f',
  middle: '#6a3d1f',
  dark: '#2f170a',
  crease: '#1d0d05',
  edge: '#b98455',
};
export const honeyRoast: Roast = {
  light: '#c08a50',
  middle: '#8a5527',
  dark: '#472410',
  crease: '#2c1508',
  edge: '#d6a670',
};

const beanOutline =
  'M-.4 -8.8 C3.8 -9 6.5 -4.8 6.4 .2 C6.3 5.2 3.7 8.9 .2 8.8 C-3.9 8.8 -6.4 4.7 -6.4 -.2 C-6.4 -5 -4 -8.7 -.4 -8.8Z';
const creaseOutline = 'M.7 -8.5 C-3.3 -3.9 2.9 1.9 -.9 8.6 C4.7 2.9 -1.3 -3.1 .7 -8.5Z';
const creaseEdge = 'M1.2 -7.4 C-.5 -3 4.5 2.4 .6 7.6';

/** A roasted bean with its crease up, about 13 by 18 units around 0, 0. */
function bean(x: number, y: number, turn: number, size: number, name: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn})"><path d="${beanOutline}" fill="url(#${name}-body)"/><path d="${beanOutline}" fill="url(#${name}-side)"/><path d="${creaseOutline}" fill="url(#${name}-crease)"/><path d="${creaseEdge}" stroke="url(#${name}-edge)" stroke-width=".55" fill="none" stroke-linecap="round"/><ellipse cx="-3.4" cy="-3.4" rx="1.1" ry="3" fill="#fff" opacity=".3" transform="rotate(20 -3.4 -3.4)"/></g>`;
}

function beanPaint(roast: Roast, name: string): string {
  return `<defs>${radial(
    `${name}-body`,
    [
      [0, roast.light],
      [0.5, roast.middle],
      [1, roast.dark],
    ],
    0.34,
    0.3,
    0.78,
  )}${linear(`${name}-side`, [
    [0, '#000', 0.12],
    [0.25, '#000', 0],
    [0.7, '#000', 0],
    [1, '#000', 0.3],
  ])}${linear(`${name}-crease`, [
    [0, roast.crease],
    [1, roast.crease],
  ])}${linear(`${name}-edge`, [
    [0, roast.edge],
    [1, roast.edge],
  ])}</defs>`;
}

/** Three beans for a label, in a square. */
export function beansMark(roast: Roast): (x: number, y: number, size: number) => string {
  return (x, y, size) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${beanPaint(roast, 'bean')}${bean(18.6, 8.4, -62, 0.84, 'bean')}${bean(9, 18.6, 22, 0.9, 'bean')}${bean(22.4, 21.4, 38, 0.9, 'bean')}</svg>`;
}

/** A few loose beans that lie on the ground. */
export function looseBeans(roast = darkRoast): string {
  const lying: [x: number, y: number, turn: number, size: number][] = [
    [60, 40, 62, 3.3],
    [128, 34, -54, 3.2],
    [92, 66, 96, 3.7],
    [170, 66, 48, 3.7],
    [36, 76, -70, 3.4],
  ];
  const shadow = ([x, y]: number[]) =>
    `<ellipse cx="${x}" cy="${(y ?? 0) + 15}" rx="26" ry="8" fill="#2b1608" opacity=".5" filter="url(#soft)"/>`;
  return svg(
    210,
    112,
    `<defs>${blur('soft', 3)}</defs>${beanPaint(roast, 'bean')}${lying.map((place) => `${shadow(place)}<g transform="translate(0 ${place[1] * 0.2}) scale(1 .8)">${bean(...place, 'bean')}</g>`).join('')}`,
  );
}

/** White cup on its saucer, filled with black coffee under a ring of crema. */
export function coffeeCup(): string {
  const bowl =
    'M86 96 Q92 230 168 300 Q178 310 178 330 Q178 344 240 346 Q302 344 302 330 Q302 310 312 300 Q388 230 394 96Z';
  return svg(
    560,
    420,
    `<defs>${linear('china', [
      [0, '#b9bcc4'],
      [0.1, '#dfe1e6'],
      [0.3, '#ffffff'],
      [0.55, '#f3f3f5'],
      [0.82, '#cfd2d9'],
      [1, '#a4a9b3'],
    ])}${linear(
      'plate',
      [
        [0, '#ffffff'],
        [0.5, '#eceef1'],
        [1, '#bfc4cc'],
      ],
      0,
      0,
      0.6,
      1,
    )}${radial(
      'coffee',
      [
        [0, '#2a1208'],
        [0.55, '#3a1a0b'],
        [0.74, '#5f3013'],
        [0.86, '#9a602b'],
        [0.95, '#c8924f'],
        [1, '#a66d35'],
      ],
      0.5,
      0.52,
      0.5,
    )}${radial(
      'glow',
      [
        [0, '#fff', 0.42],
        [1, '#fff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}${vertical('under', [
      [0, '#5b606b', 0],
      [0.62, '#5b606b', 0],
      [0.86, '#5b606b', 0.3],
      [1, '#3d414b', 0.5],
    ])}${blur('soft', 9)}${blur('thin', 2)}<clipPath id="surface"><ellipse cx="240" cy="102" rx="137" ry="42"/></clipPath><clipPath id="bowl"><path d="${bowl}"/></clipPath></defs>
    <ellipse cx="252" cy="352" rx="238" ry="62" fill="#a2a7b0"/><ellipse cx="252" cy="344" rx="238" ry="62" fill="url(#plate)"/><ellipse cx="252" cy="343" rx="150" ry="36" fill="none" stroke="#8d929c" stroke-width="3" opacity=".35"/><ellipse cx="290" cy="350" rx="112" ry="22" fill="#3b3f48" opacity=".42" filter="url(#soft)"/><path d="M20 334 Q70 288 220 282" stroke="#fff" stroke-width="5" fill="none" opacity=".9"/>
    <path d="M380 130 Q486 108 482 190 Q476 262 344 262" stroke="#9fa4ae" stroke-width="30" fill="none" stroke-linecap="round"/><path d="M380 126 Q484 104 480 186 Q474 256 344 258" stroke="#eef0f3" stroke-width="22" fill="none" stroke-linecap="round"/><path d="M392 124 Q474 112 472 180" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="${bowl}" fill="url(#china)"/><g clip-path="url(#bowl)"><rect x="80" y="90" width="320" height="260" fill="url(#under)"/><ellipse cx="166" cy="190" rx="26" ry="74" fill="url(#glow)" transform="rotate(12 166 190)"/></g>
    <ellipse cx="240" cy="96" rx="154" ry="50" fill="#ffffff"/><ellipse cx="240" cy="97" rx="146" ry="45" fill="#c9ccd3"/><ellipse cx="240" cy="102" rx="137" ry="42" fill="url(#coffee)"/>
    <g clip-path="url(#surface)"><path d="M150 106 Q170 128 240 130 Q300 130 330 112" stroke="#c08a48" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round" filter="url(#thin)"/>${repeat(
      26,
      (i) => {
        const angle = i * 2.4;
        const reach = 0.8 + (i % 5) * 0.04;
        return `<ellipse cx="${(240 + 137 * reach * Math.cos(angle)).toFixed(1)}" cy="${(102 + 42 * reach * Math.sin(angle)).toFixed(1)}" rx="${2.2 + (i % 3)}" ry="${1.3 + (i % 3) * 0.5}" fill="#efcf9a" opacity=".6"/>`;
      },
    )}<ellipse cx="192" cy="92" rx="52" ry="9" fill="#fff" opacity=".16"/><ellipse cx="240" cy="62" rx="150" ry="26" fill="#000" opacity=".2"/></g>
    <ellipse cx="240" cy="96" rx="152" ry="48" fill="none" stroke="#fff" stroke-width="4"/>`,
  );
}
