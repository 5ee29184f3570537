import { displayFont, textFont } from '../fonts.ts';
import { cylinder, linear, radial, repeat, svg, vertical } from '../svg.ts';

export function solidStateDisk(): string {
  return svg(
    420,
    520,
    `<defs>${linear(
      'body',
      [
        [0, '#596069'],
        [0.3, '#3a4048'],
        [1, '#22262b'],
      ],
      0,
      0,
      1,
      1,
    )}</defs>
    <path d="M250 430 Q300 500 380 470 Q420 450 404 400" stroke="#1a1d20" stroke-width="16" fill="none" stroke-linecap="round"/><rect x="384" y="352" width="36" height="56" rx="8" fill="#2a2e33"/><rect x="392" y="334" width="20" height="24" rx="5" fill="#b9bec4"/>
    <rect x="40" y="20" width="300" height="420" rx="46" fill="#c8371b"/><rect x="52" y="32" width="276" height="396" rx="38" fill="url(#body)"/>${repeat(9, (i) => `<path d="M84 ${110 + i * 16} H296" stroke="#000" stroke-opacity=".28" stroke-width="5"/>`)}
    <text x="84" y="330" font-family="${displayFont}" font-weight="800" font-size="54" fill="#fff">SSD</text><text x="86" y="364" font-family="${textFont}" font-weight="600" font-size="20" fill="#fff" opacity=".85">USB-C · 1.000 MB/s</text><circle cx="290" cy="74" r="7" fill="#4ad6a1"/><text x="84" y="82" font-family="${textFont}" font-weight="700" font-size="17" letter-spacing="3" fill="#ffb627">PIXELQUINDO</text><path d="M90 32 H200 L60 428 Q52 410 52 390 V70 Q52 32 90 32Z" fill="#fff" opacity=".07"/>`,
  );
}

/** Open charging case with two earbuds in front of it; a light one gets shaded edges, to stand out from a light ground. */
export function earbuds(color = '#2b2e33', light = '#4a4f56', shade = '#16181b', edge?: string): string {
  const lid = '<path d="M70 190 Q70 40 210 36 H350 Q490 40 490 190 Q490 206 474 206 H86 Q70 206 70 190Z"';
  const base = '<path d="M70 214 Q280 190 490 214 V290 Q490 400 380 404 H180 Q70 400 70 290Z"';
  const contour = edge ? `stroke="${edge}" stroke-opacity=".5" stroke-width="1.6"` : '';
  const shaded = (shape: string) => (edge ? `${shape} fill="url(#edge)"/>` : '');
  const head = '<ellipse cx="6" cy="-10" rx="46" ry="42"';
  const bud = (x: number, y: number, mirror: number) =>
    `<g transform="translate(${x} ${y}) scale(${mirror} 1)"><path d="M-14 0 Q-18 90 -10 128 Q0 142 12 128 Q18 80 20 20Z" fill="url(#stem)" ${contour}/>${head} fill="url(#bud)" ${contour}/>${shaded(head)}<ellipse cx="40" cy="-18" rx="22" ry="27" fill="${shade}"/><ellipse cx="46" cy="-20" rx="13" ry="18" fill="#5a6068"/><circle cx="-14" cy="-22" r="6" fill="#fff" opacity=".5"/><circle cx="2" cy="118" r="3" fill="#111"/></g>`;
  return svg(
    600,
    470,
    `<defs>${radial(
      'edge',
      [
        [0, edge ?? color, 0],
        [0.7, edge ?? color, 0],
        [0.9, edge ?? color, 0.3],
        [1, edge ?? color, 0.65],
      ],
      0.5,
      0.52,
      0.6,
    )}${radial(
      'case',
      [
        [0, light],
        [0.5, color],
        [1, shade],
      ],
      0.32,
      0.25,
      0.95,
    )}${radial(
      'bud',
      [
        [0, light],
        [0.6, color],
        [1, shade],
      ],
      0.35,
      0.3,
      0.8,
    )}${linear('stem', [
      [0, light],
      [0.4, color],
      [1, shade],
    ])}${vertical('inside', [
      [0, '#0c0d0f'],
      [1, '#2e3237'],
    ])}</defs>
    ${lid} fill="url(#case)" ${contour}/>${shaded(lid)}<path d="M92 190 Q96 66 210 60 H350 Q464 66 468 190 Q280 214 92 190Z" fill="url(#inside)"/>
    ${base} fill="url(#case)" ${contour}/>${shaded(base)}<path d="M70 214 Q280 190 490 214 Q280 240 70 214Z" fill="#0c0d0f"/><rect x="242" y="300" width="76" height="8" rx="4" fill="#4ad6a1"/><rect x="256" y="202" width="48" height="14" rx="5" fill="#8a9097"/>
    ${bud(430, 272, 1)}${bud(540, 282, -1)}`,
  );
}

export function speaker(color = '#1f4e8c', shade = '#12305a'): string {
  return svg(
    640,
    320,
    `<defs>${vertical('body', [
      [0, shade],
      [0.22, color],
      [0.42, '#ffffff'],
      [0.5, color],
      [0.85, shade],
      [1, '#0a0f18'],
    ])}${radial(
      'cone',
      [
        [0, '#5b6066'],
        [0.5, '#2c3035'],
        [1, '#0f1113'],
      ],
      0.4,
      0.4,
      0.7,
    )}<pattern id="mesh" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r="2.3" fill="#000" opacity=".32"/></pattern></defs>
    <path d="M90 40 H550 Q606 60 606 160 Q606 260 550 280 H90 Q34 260 34 160 Q34 60 90 40Z" fill="${color}"/><path d="M90 40 H550 Q606 60 606 160 Q606 260 550 280 H90 Q34 260 34 160 Q34 60 90 40Z" fill="url(#body)" opacity=".55"/><path d="M110 40 H530 V280 H110Z" fill="url(#mesh)"/>
    <ellipse cx="88" cy="160" rx="52" ry="120" fill="#191b1e"/><ellipse cx="84" cy="160" rx="40" ry="102" fill="url(#cone)"/><ellipse cx="82" cy="160" rx="20" ry="52" fill="#3d4248"/><path d="M552 40 Q600 66 600 160 Q600 254 552 280" stroke="#191b1e" stroke-width="16" fill="none"/>
    <rect x="250" y="124" width="180" height="72" rx="14" fill="#14171a" opacity=".82"/><text x="340" y="173" font-family="${displayFont}" font-weight="800" font-size="36" text-anchor="middle" fill="#fff">20 W</text>${['+', '·', '–'].map((sign, i) => `<text x="${300 + i * 42}" y="72" font-family="${textFont}" font-weight="700" font-size="30" text-anchor="middle" fill="#fff" opacity=".9">${sign}</text>`).join('')}
    <path d="M560 44 Q612 8 628 60 Q634 96 606 110" stroke="#c8371b" stroke-width="13" fill="none" stroke-linecap="round"/>`,
  );
}

export function charger(): string {
  return svg(
    560,
    420,
    `<defs>${linear(
      'front',
      [
        [0, '#ffffff'],
        [1, '#e2e5e8'],
      ],
      0,
      0,
      1,
      1,
    )}${linear('side', [
      [0, '#c9ced3'],
      [1, '#a5acb3'],
    ])}${linear('pin', [
      [0, '#8c9298'],
      [0.4, '#eef0f2'],
      [1, '#797f86'],
    ])}</defs>
    <path d="M250 330 Q300 410 420 392 Q540 370 520 270 Q500 190 420 220 Q360 250 400 300 Q440 340 490 300" stroke="#d5d9dd" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M250 330 Q300 410 420 392 Q540 370 520 270 Q500 190 420 220 Q360 250 400 300 Q440 340 490 300" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".8"/>
    <rect x="470" y="270" width="66" height="34" rx="10" fill="#eceff1" transform="rotate(-38 500 288)"/><rect x="528" y="238" width="32" height="20" rx="6" fill="url(#pin)" transform="rotate(-38 544 248)"/>
    <path d="M92 76 V24 Q92 16 100 16 H108 Q116 16 116 24 V76Z M172 76 V24 Q172 16 180 16 H188 Q196 16 196 24 V76Z" fill="url(#pin)"/>
    <path d="M248 100 L292 78 V304 L248 344Z" fill="url(#side)"/><path d="M40 96 L84 74 H292 L248 100Z" fill="#f5f6f7"/><rect x="36" y="96" width="214" height="248" rx="26" fill="url(#front)"/>
    <rect x="112" y="296" width="62" height="22" rx="11" fill="#2a2e33"/><rect x="118" y="301" width="50" height="12" rx="6" fill="#5b6168"/><text x="143" y="206" font-family="${displayFont}" font-weight="800" font-size="58" text-anchor="middle" fill="#12684f">45 W</text><text x="143" y="240" font-family="${textFont}" font-weight="600" font-size="20" text-anchor="middle" fill="#5c6268">USB-C</text>`,
  );
}

export function powerBank(color = '#2b2e33', light = '#50565d', ink = '#fff'): string {
  return svg(
    360,
    600,
    `<defs>${linear('body', [
      [0, light],
      [0.25, color],
      [0.8, color],
      [1, '#0e1012'],
    ])}</defs>
    <rect x="40" y="30" width="280" height="550" rx="44" fill="url(#body)"/><rect x="40" y="30" width="280" height="550" rx="44" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="4"/><rect x="96" y="20" width="70" height="18" rx="5" fill="#8f959b"/><rect x="194" y="20" width="70" height="18" rx="9" fill="#8f959b"/>
    <rect x="96" y="92" width="168" height="96" rx="18" fill="#06080a"/><text x="180" y="162" font-family="${displayFont}" font-weight="800" font-size="64" text-anchor="middle" fill="#4ad6a1">86</text><text x="240" y="162" font-family="${textFont}" font-weight="700" font-size="20" text-anchor="middle" fill="#4ad6a1">%</text>
    <text x="180" y="430" font-family="${displayFont}" font-weight="800" font-size="52" text-anchor="middle" fill="${ink}">20.000</text><text x="180" y="466" font-family="${textFont}" font-weight="600" font-size="24" text-anchor="middle" fill="${ink}" opacity=".8">mAh</text><text x="180" y="536" font-family="${textFont}" font-weight="700" font-size="17" letter-spacing="4" text-anchor="middle" fill="#ffb627">VOLTARUMBA</text><path d="M84 34 H190 L60 560 Q40 550 40 520 V80 Q40 34 84 34Z" fill="#fff" opacity=".07"/>`,
  );
}

/** LED bulb whose globe glows in the given colours. */
export function smartBulb(glow: string, deep: string): string {
  return svg(
    300,
    480,
    `<defs>${radial(
      'globe',
      [
        [0, '#ffffff'],
        [0.35, glow],
        [1, deep],
      ],
      0.4,
      0.38,
      0.72,
    )}${cylinder('light')}${linear('collar', [
      [0, '#d5d9dd'],
      [0.3, '#ffffff'],
      [1, '#aab0b6'],
    ])}${linear('thread', [
      [0, '#7d838a'],
      [0.3, '#f2f3f4'],
      [0.6, '#a6acb2'],
      [1, '#5a6067'],
    ])}</defs>
    <path d="M150 14 Q278 18 284 150 Q280 220 222 262 H78 Q20 220 16 150 Q22 18 150 14Z" fill="url(#globe)"/><path d="M78 262 H222 L206 354 Q150 368 94 354Z" fill="url(#collar)"/><path d="M78 262 H222 L218 282 Q150 296 82 282Z" fill="#000" opacity=".08"/>
    <path d="M100 356 H200 V440 Q150 456 100 440Z" fill="url(#thread)"/>${[372, 394, 416, 436].map((y) => `<path d="M96 ${y} Q150 ${y + 16} 204 ${y - 4}" stroke="#4b5157" stroke-width="6" fill="none" opacity=".7"/>`).join('')}<path d="M122 446 H178 L166 468 H134Z" fill="#3a3f44"/><ellipse cx="96" cy="96" rx="34" ry="48" fill="#fff" opacity=".55" transform="rotate(24 96 96)"/>`,
  );
}
