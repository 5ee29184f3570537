import { cylinder, linear, radial, repeat, svg, vertical } from '../svg.ts';

const steel = (id: string) =>
  linear(id, [
    [0, '#6d737a'],
    [0.1, '#aeb4ba'],
    [0.26, '#fbfcfd'],
    [0.4, '#c5cacf'],
    [0.68, '#9aa0a7'],
    [0.88, '#6f757c'],
    [1, '#a9afb5'],
  ]);

/** Aluminium chocolate pot with its wooden whisk. */
export function chocolatePot(): string {
  return svg(
    560,
    620,
    `<defs>${steel('steel')}${linear('wood', [
      [0, '#7a4a22'],
      [0.35, '#c98d52'],
      [0.6, '#a96c34'],
      [1, '#5f3614'],
    ])}${vertical('dark', [
      [0, '#4b5157'],
      [1, '#22262a'],
    ])}</defs>
    <path d="M96 250 L44 214 Q36 226 48 250 L86 318Z" fill="#8f959b"/><path d="M352 300 L520 232 Q540 240 532 262 L360 344Z" fill="url(#wood)"/><rect x="336" y="292" width="34" height="60" rx="8" fill="#5a6067"/>
    <path d="M112 220 Q116 300 90 380 Q70 470 84 560 Q90 592 220 596 Q350 592 356 560 Q370 470 350 380 Q324 300 328 220Z" fill="url(#steel)"/><path d="M90 380 Q220 412 350 380" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/><path d="M84 552 Q220 584 356 552" stroke="#000" stroke-opacity=".2" stroke-width="5" fill="none"/>
    <ellipse cx="220" cy="220" rx="110" ry="26" fill="url(#dark)"/><ellipse cx="220" cy="226" rx="92" ry="17" fill="#5a2f18"/><ellipse cx="220" cy="220" rx="110" ry="26" fill="none" stroke="#dfe3e6" stroke-width="7"/>
    <g transform="rotate(16 250 200)"><rect x="238" y="10" width="24" height="230" rx="11" fill="url(#wood)"/><rect x="226" y="150" width="48" height="22" rx="10" fill="url(#wood)"/><rect x="222" y="178" width="56" height="24" rx="11" fill="url(#wood)"/><rect x="230" y="6" width="40" height="30" rx="15" fill="url(#wood)"/></g><path d="M114 226 Q220 262 326 226 L326 244 Q220 280 114 244Z" fill="url(#steel)"/>`,
  );
}

export function fryingPan(): string {
  return svg(
    760,
    400,
    `<defs>${vertical('wall', [
      [0, '#4a4f55'],
      [1, '#17191c'],
    ])}${radial(
      'base',
      [
        [0, '#4c5258'],
        [0.6, '#33373c'],
        [1, '#1d2023'],
      ],
      0.38,
      0.3,
      0.8,
    )}${linear(
      'handle',
      [
        [0, '#2b2f33'],
        [0.5, '#5a6067'],
        [1, '#1a1c1f'],
      ],
      0,
      0,
      0,
      1,
    )}${radial(
      'shine',
      [
        [0, '#fff', 0.35],
        [1, '#fff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}</defs>
    <path d="M470 150 L718 56 Q748 54 746 80 Q744 96 726 102 L492 200Z" fill="url(#handle)"/><ellipse cx="718" cy="80" rx="11" ry="7" fill="#e6d9c2"/><rect x="446" y="140" width="58" height="66" rx="10" fill="#b4bac0" transform="rotate(-20 470 170)"/>
    <path d="M24 190 Q40 320 130 350 Q270 388 410 350 Q500 320 516 190Z" fill="url(#wall)"/><path d="M50 280 Q270 392 490 280 L470 310 Q270 402 70 310Z" fill="#c8371b" opacity=".85"/><ellipse cx="270" cy="188" rx="248" ry="98" fill="#6d737a"/><ellipse cx="270" cy="190" rx="238" ry="91" fill="#24282c"/><ellipse cx="270" cy="204" rx="202" ry="72" fill="url(#base)"/>
    ${[150, 110, 70].map((r) => `<ellipse cx="270" cy="204" rx="${r}" ry="${r * 0.355}" fill="none" stroke="#fff" stroke-opacity=".07" stroke-width="5"/>`).join('')}<ellipse cx="180" cy="180" rx="90" ry="26" fill="url(#shine)"/>`,
  );
}

/** Six stacked plates with one leaning behind them. */
export function plates(color = '#e6d6b8', rim = '#b89a6b', shade = '#a58a60'): string {
  const plate = (y: number) =>
    `<path d="M60 ${y} Q80 ${y + 44} 200 ${y + 52} H360 Q480 ${y + 44} 500 ${y}Z" fill="${shade}"/><ellipse cx="280" cy="${y}" rx="220" ry="52" fill="${color}"/><ellipse cx="280" cy="${y}" rx="220" ry="52" fill="none" stroke="${rim}" stroke-width="5"/>`;
  return svg(
    640,
    560,
    `<defs>${radial(
      'plate',
      [
        [0, '#fff', 0.6],
        [0.6, '#fff', 0],
        [1, '#000', 0.22],
      ],
      0.36,
      0.3,
      0.75,
    )}${cylinder('light')}</defs>
    <g transform="rotate(7 380 220)"><circle cx="390" cy="210" r="206" fill="${color}"/><circle cx="390" cy="210" r="206" fill="url(#plate)"/><circle cx="390" cy="210" r="203" fill="none" stroke="${rim}" stroke-width="7"/><circle cx="390" cy="210" r="138" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="5"/><circle cx="390" cy="210" r="134" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/></g>
    ${[0, 1, 2, 3, 4].map((i) => plate(470 - i * 26)).join('')}<ellipse cx="280" cy="366" rx="220" ry="52" fill="url(#plate)"/><ellipse cx="280" cy="370" rx="150" ry="32" fill="#000" opacity=".07"/><ellipse cx="280" cy="368" rx="150" ry="32" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>${repeat(36, (i) => `<circle cx="${90 + ((i * 61) % 380)}" cy="${346 + ((i * 29) % 44)}" r="${1 + (i % 3) * 0.6}" fill="#6b5230" opacity=".4"/>`)}`,
  );
}

export function mokaPot(): string {
  return svg(
    460,
    600,
    `<defs>${linear('facets', [
      [0, '#70767d'],
      [0.12, '#8f959b'],
      [0.13, '#d2d6da'],
      [0.32, '#f6f7f8'],
      [0.33, '#c2c7cc'],
      [0.62, '#a2a8ae'],
      [0.63, '#868c93'],
      [0.86, '#6b7178'],
      [0.87, '#979da3'],
      [1, '#7a8087'],
    ])}${linear('handle', [
      [0, '#3a3e43'],
      [0.4, '#1c1e21'],
      [1, '#0d0e10'],
    ])}</defs>
    <path d="M300 180 Q420 160 424 220 Q420 340 380 420 L344 412 Q372 320 372 240 Q366 214 300 232Z" fill="url(#handle)"/><path d="M106 170 L60 130 L84 118 L140 160Z" fill="#9aa0a6"/>
    <path d="M100 150 H316 L292 352 H124Z" fill="url(#facets)"/><path d="M116 352 H300 L304 384 H112Z" fill="#5d636a"/>${repeat(14, (i) => `<rect x="${118 + i * 13.2}" y="354" width="4" height="28" fill="#fff" opacity=".25"/>`)}<path d="M122 384 H294 L336 566 Q210 590 80 566Z" fill="url(#facets)"/><circle cx="258" cy="452" r="15" fill="#c9a24a"/><circle cx="258" cy="452" r="7" fill="#7d5f1e"/>
    <path d="M96 152 Q120 92 208 84 Q296 92 320 152 Q208 172 96 152Z" fill="url(#facets)"/><path d="M180 88 L190 56 H226 L236 88Z" fill="url(#handle)"/><ellipse cx="208" cy="48" rx="30" ry="22" fill="url(#handle)"/><ellipse cx="198" cy="40" rx="9" ry="5" fill="#fff" opacity=".4"/><path d="M80 560 Q210 586 336 560 L338 570 Q210 598 78 570Z" fill="#50565c"/>`,
  );
}

export function pressureCooker(): string {
  return svg(
    720,
    470,
    `<defs>${steel('steel')}${linear(
      'grip',
      [
        [0, '#3d4248'],
        [0.5, '#16181a'],
        [1, '#0c0d0e'],
      ],
      0,
      0,
      0,
      1,
    )}</defs>
    <path d="M470 150 H690 Q712 152 710 178 Q708 198 688 198 H470Z" fill="url(#grip)"/><path d="M470 206 H668 Q684 208 682 226 Q680 240 664 240 H470Z" fill="url(#grip)"/><path d="M70 214 H20 Q10 216 10 234 Q10 256 24 258 H70Z" fill="url(#grip)"/>
    <path d="M62 196 H498 L490 420 Q486 452 430 456 H130 Q74 452 70 420Z" fill="url(#steel)"/><path d="M66 300 Q280 322 494 300" stroke="#fff" stroke-opacity=".25" stroke-width="4" fill="none"/><path d="M72 420 Q280 446 488 420 L486 436 Q280 462 74 436Z" fill="#000" opacity=".2"/>
    <rect x="50" y="172" width="460" height="34" rx="15" fill="#7d838a"/><rect x="50" y="172" width="460" height="34" rx="15" fill="url(#steel)" opacity=".8"/><path d="M70 174 Q90 106 280 100 Q470 106 490 174Z" fill="url(#steel)"/><rect x="200" y="76" width="160" height="34" rx="14" fill="url(#grip)"/>
    <rect x="262" y="38" width="36" height="44" rx="8" fill="#8d9399"/><ellipse cx="280" cy="36" rx="30" ry="14" fill="#c8371b"/><ellipse cx="274" cy="32" rx="10" ry="4" fill="#fff" opacity=".5"/><circle cx="404" cy="124" r="14" fill="#c9a24a"/><circle cx="404" cy="120" r="7" fill="#f3d98a"/>`,
  );
}

/** Enamelled pot, for tiles and banners. */
export function enamelPot(color = '#c8371b', shade = '#7d1c0a'): string {
  const handles = `<path d="M20 190 Q20 168 48 168 L110 168 L110 206 L60 206 Q54 232 80 240 L110 240 L110 262 L64 262 Q20 250 20 190Z" fill="${shade}"/><path d="M580 190 Q580 168 552 168 L490 168 L490 206 L540 206 Q546 232 520 240 L490 240 L490 262 L536 262 Q580 250 580 190Z" fill="${shade}"/>`;
  return svg(
    600,
    420,
    `<defs>${linear('body', [
      [0, shade],
      [0.1, color],
      [0.24, '#ff9b80'],
      [0.36, color],
      [0.7, color],
      [1, shade],
    ])}${linear('lid', [
      [0, shade],
      [0.2, color],
      [0.32, '#ffab94'],
      [0.42, color],
      [1, shade],
    ])}${linear('knob', [
      [0, '#555'],
      [0.4, '#eee'],
      [1, '#444'],
    ])}</defs>${handles}<path d="M86 150 L514 150 L504 350 Q500 400 440 404 L160 404 Q100 400 96 350Z" fill="url(#body)"/><path d="M76 132 Q300 160 524 132 L520 156 Q300 178 80 156Z" fill="${shade}"/><path d="M78 136 Q90 66 300 62 Q510 66 522 136 Q300 160 78 136Z" fill="url(#lid)"/><ellipse cx="300" cy="60" rx="42" ry="14" fill="#222" opacity=".4"/><path d="M282 62 L288 40 L312 40 L318 62Z" fill="url(#knob)"/><ellipse cx="300" cy="34" rx="36" ry="15" fill="url(#knob)"/>`,
  );
}
