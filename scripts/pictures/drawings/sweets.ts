import { displayFont, textFont } from '../fonts.ts';
import { blur, linear, radial, randomFrom, repeat, svg } from '../svg.ts';

/** Round blocks of raw cane sugar. */
export function panela(light: string, middle: string, dark: string): string {
  const disc = (x: number, y: number) =>
    `<path d="M${x - 170} ${y} L${x - 158} ${y + 92} A158 50 0 0 0 ${x + 158} ${y + 92} L${x + 170} ${y}Z" fill="url(#wall)"/><ellipse cx="${x}" cy="${y}" rx="170" ry="55" fill="url(#top)"/><ellipse cx="${x}" cy="${y}" rx="152" ry="45" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`;
  return svg(
    560,
    330,
    `<defs>${linear('wall', [
      [0, dark],
      [0.2, middle],
      [0.45, middle],
      [0.8, dark],
      [1, '#42210a'],
    ])}${radial(
      'top',
      [
        [0, light],
        [0.5, middle],
        [1, middle],
      ],
      0.35,
      0.3,
      0.9,
    )}</defs>${disc(350, 80)}${disc(196, 168)}`,
  );
}

/** Slab of tablets for hot chocolate, box behind. */
export function drinkingChocolate(): string {
  const tablets = repeat(2, (r) =>
    repeat(
      4,
      (i) =>
        `<g transform="translate(${96 + i * 92 - r * 16} ${352 + r * 50})"><path d="M0 0 H84 L78 38 H-8Z" fill="#6b3a1f"/><path d="M8 6 H76 L72 28 H4Z" fill="#8a5030"/><path d="M-8 38 H78 L78 54 H-8Z" fill="#3f1f10"/></g>`,
    ),
  );
  return svg(
    560,
    480,
    `<defs>${linear('front', [
      [0, '#a93f24'],
      [0.4, '#cf5b3c'],
      [1, '#a93f24'],
    ])}${linear('side', [
      [0, '#7d2c17'],
      [1, '#5f1f0f'],
    ])}</defs><path d="M60 60 L460 40 L510 66 L118 88Z" fill="#e58767"/><path d="M462 70 L510 62 V356 L462 382Z" fill="url(#side)"/><rect x="60" y="70" width="404" height="312" rx="6" fill="url(#front)"/><rect x="84" y="94" width="356" height="264" rx="8" fill="none" stroke="#ffcf66" stroke-width="3"/>
    <text x="262" y="136" font-family="${textFont}" font-weight="700" font-size="17" letter-spacing="5" text-anchor="middle" fill="#ffcf66">MAIZALUNA</text><text x="262" y="206" font-family="${displayFont}" font-weight="800" font-size="62" text-anchor="middle" fill="#fff8ea">Chocolate</text><text x="262" y="246" font-family="${textFont}" font-weight="600" font-size="25" text-anchor="middle" fill="#fff8ea">de mesa con panela</text><text x="262" y="300" font-family="${displayFont}" font-weight="800" font-size="32" text-anchor="middle" fill="#ffcf66">500 g</text>${tablets}`,
  );
}

/** Wrapped chocolate bar, torn open at the top. */
export function chocolateBar(): string {
  return svg(
    320,
    600,
    `<defs>${linear('paper', [
      [0, '#163f33'],
      [0.2, '#1d6b54'],
      [0.7, '#15503f'],
      [1, '#0b2f25'],
    ])}${linear('foil', [
      [0, '#b9a05a'],
      [0.3, '#fff0bd'],
      [0.6, '#d8bd70'],
      [1, '#8f7530'],
    ])}</defs><rect x="40" y="14" width="240" height="160" rx="8" fill="#3b1d10"/>${repeat(2, (r) => repeat(3, (i) => `<g><rect x="${48 + i * 76}" y="${20 + r * 66}" width="70" height="60" rx="6" fill="#552c19"/><rect x="${58 + i * 76}" y="${29 + r * 66}" width="50" height="38" rx="4" fill="#6d3b23"/><path d="M${58 + i * 76} ${29 + r * 66} h50 l-6 6 h-38z" fill="#fff" opacity=".18"/></g>`))}
    <path d="M30 128 L58 112 L84 134 L112 110 L142 136 L170 112 L200 136 L228 110 L258 132 L290 114 V190 H30Z" fill="url(#foil)"/><path d="M26 160 L70 150 L120 164 L180 148 L240 164 L294 150 V580 Q294 590 284 590 H36 Q26 590 26 580Z" fill="url(#paper)"/><rect x="46" y="206" width="228" height="330" rx="8" fill="none" stroke="#ffcf66" stroke-width="3"/>
    <text x="160" y="252" font-family="${textFont}" font-weight="700" font-size="15" letter-spacing="4" text-anchor="middle" fill="#ffcf66">MAIZALUNA</text><text x="160" y="348" font-family="${displayFont}" font-weight="800" font-size="82" text-anchor="middle" fill="#fff8ea">70 %</text><text x="160" y="390" font-family="${textFont}" font-weight="600" font-size="25" text-anchor="middle" fill="#fff8ea">cacao de Tumaco</text><path d="M160 418 Q196 440 160 482 Q124 440 160 418Z" fill="#c9853f"/><path d="M160 424 V476" stroke="#7d4a1d" stroke-width="3"/><text x="160" y="516" font-family="${displayFont}" font-weight="800" font-size="24" text-anchor="middle" fill="#ffcf66">70 g</text>`,
  );
}

/** One guava paste block half wrapped in its leaf. */
export const guavaBlock = (): string =>
  svg(
    420,
    220,
    `<defs>${linear('front', [
      [0, '#7d1c1c'],
      [0.4, '#a82a22'],
      [1, '#6b1414'],
    ])}${linear(
      'leaf',
      [
        [0, '#8a8f4a'],
        [0.5, '#b6b567'],
        [1, '#75793a'],
      ],
      0,
      0,
      1,
      1,
    )}</defs><path d="M24 84 L96 30 H396 L330 84Z" fill="#cc4a38"/><path d="M330 84 L396 30 V140 L330 200Z" fill="#5c0f10"/><rect x="24" y="84" width="306" height="116" fill="url(#front)"/><path d="M24 84 H330" stroke="#fff" stroke-opacity=".35" stroke-width="4"/><path d="M150 84 L222 30 H396 L330 84 V200 H150 L134 170 L156 140 L136 112Z" fill="url(#leaf)"/><path d="M330 84 L396 30 V140 L330 200Z" fill="#000" opacity=".3"/>${repeat(6, (i) => `<path d="M${166 + i * 28} 90 V196" stroke="#5f632d" stroke-width="2.4" opacity=".55"/>`)}<path d="M236 84 L304 30 H322 L256 84 V200 H236Z" fill="#d8c08a"/>`,
  );

/** Maize cake browned on the griddle; it is relit as bread. */
export function arepa(): string {
  const random = randomFrom(29);
  const browned = repeat(46, () => {
    const [angle, distance] = [random() * 6.283, Math.sqrt(random()) * 112];
    const [x, y] = [150 + Math.cos(angle) * distance, 150 + Math.sin(angle) * distance];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(6 + random() * 17).toFixed(0)}" ry="${(5 + random() * 11).toFixed(0)}" fill="#9a5a14" opacity="${(0.18 + random() * 0.32).toFixed(2)}"/>`;
  });
  return svg(
    300,
    300,
    `<defs>${radial('dough', [
      [0, '#ffdf86'],
      [0.75, '#f5c04a'],
      [1, '#c98a24'],
    ])}${blur('soft', 4)}</defs><circle cx="150" cy="150" r="134" fill="url(#dough)"/><g filter="url(#soft)">${browned}</g>`,
  );
}
