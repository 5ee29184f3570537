import { blur, linear, radial, repeat, svg, vertical } from '../svg.ts';

const bagOutline =
  'M70 230 Q230 210 390 230 Q420 380 404 520 Q396 566 340 574 Q230 588 120 574 Q64 566 56 520 Q40 380 70 230Z';
const strap = 'M92 250 Q60 30 230 22 Q400 30 368 250';

/** Woven shoulder bag; without diamonds it is plain with fine stripes. */
export function wovenBag(
  first: string,
  light: string,
  second: string,
  accent: string,
  plain = false,
): string {
  const row = (y: number, height: number, fill: string) =>
    `<rect y="${y}" width="460" height="${height}" fill="${fill}"/>`;
  const diamonds = (y: number, size: number, outer: string, inner: string) =>
    repeat(
      9,
      (i) =>
        `<path d="M${-6 + i * 58} ${y} l29 ${-size} l29 ${size} l-29 ${size}z" fill="${outer}"/><path d="M${11 + i * 58} ${y} l12 ${-size * 0.42} l12 ${size * 0.42} l-12 ${size * 0.42}z" fill="${inner}"/>`,
    );
  const figured = `${row(200, 60, first)}${row(252, 8, light)}${row(260, 110, second)}${diamonds(315, 46, light, first)}${row(370, 8, accent)}${row(378, 104, first)}${diamonds(430, 42, accent, second)}${row(482, 8, light)}${row(490, 110, second)}${diamonds(540, 40, first, light)}`;
  const striped = `${row(200, 400, first)}${[300, 318, 420, 438, 540].map((y, i) => row(y, 8, i % 2 ? second : light)).join('')}`;
  return svg(
    460,
    600,
    `<defs>${linear('shade', [
      [0, '#000', 0.4],
      [0.16, '#000', 0.08],
      [0.3, '#fff', 0.2],
      [0.5, '#fff', 0],
      [0.85, '#000', 0.22],
      [1, '#000', 0.42],
    ])}<clipPath id="clip"><path d="${bagOutline}"/></clipPath><pattern id="stitch" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4 q2 -3 4 0 q2 3 4 0" stroke="#000" stroke-opacity=".2" stroke-width="1.6" fill="none"/><path d="M0 8 q2 -3 4 0 q2 3 4 0" stroke="#fff" stroke-opacity=".14" stroke-width="1.4" fill="none"/></pattern></defs>
    <path d="${strap}" fill="none" stroke="${first}" stroke-width="30"/><path d="${strap}" fill="none" stroke="${accent}" stroke-width="8" stroke-dasharray="18 14"/><path d="${strap}" fill="none" stroke="#000" stroke-width="30" opacity=".1"/>
    <g clip-path="url(#clip)">${plain ? striped : figured}<rect width="460" height="600" fill="url(#stitch)"/><rect width="460" height="600" fill="url(#shade)"/></g><path d="M76 246 Q230 228 384 246" stroke="${light}" stroke-width="7" fill="none"/><path d="M150 244 Q150 330 138 360 M312 244 Q316 320 328 352" stroke="${accent}" stroke-width="9" fill="none" stroke-linecap="round"/>${[
      [136, 372],
      [330, 364],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="20" fill="${accent}"/><circle cx="${x - 6}" cy="${y - 6}" r="7" fill="#fff" opacity=".4"/>`,
      )
      .join('')}`,
  );
}

/** Hat of braided fibre with dark bands. */
export function fibreHat(ink = '#241a12'): string {
  const band = (y: number, rx: number, ry: number, width: number) =>
    `<path d="M${300 - rx} ${y} A${rx} ${ry} 0 0 0 ${300 + rx} ${y}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  return svg(
    600,
    380,
    `<defs>${radial(
      'brim',
      [
        [0, '#fbf0d4'],
        [0.6, '#ecd9ad'],
        [1, '#c7a96e'],
      ],
      0.4,
      0.2,
      0.8,
    )}${linear('crown', [
      [0, '#b59458'],
      [0.25, '#f6e8c5'],
      [0.5, '#f0deb4'],
      [1, '#a98547'],
    ])}<clipPath id="outer"><path d="M14 226 Q30 176 160 196 L440 196 Q570 176 586 226 Q560 338 300 340 Q40 338 14 226Z"/></clipPath><clipPath id="inner"><path d="M150 240 Q150 76 226 50 Q300 74 374 50 Q450 76 450 240 Q300 300 150 240Z"/></clipPath>${blur('soft', 8)}</defs>
    <g clip-path="url(#outer)"><rect width="600" height="380" fill="url(#brim)"/>${band(226, 270, 96, 12)}${band(226, 252, 84, 4)}${zigzag(232, 232, 66, 44, 9, ink)}${band(230, 212, 58, 4)}${band(230, 196, 50, 9)}<ellipse cx="300" cy="256" rx="176" ry="40" fill="#3a2a16" opacity=".45" filter="url(#soft)"/></g>
    <g clip-path="url(#inner)"><rect width="600" height="380" fill="url(#crown)"/>${band(196, 152, 46, 10)}${band(214, 152, 46, 22)}${zigzag(205, 150, 46, 36, 12, '#f6e8c5')}${band(158, 152, 44, 5)}${zigzag(142, 148, 44, 36, 9, ink)}${band(120, 140, 40, 5)}${band(98, 130, 36, 9)}<path d="M200 60 Q180 150 190 250" stroke="#fff" stroke-width="22" opacity=".35" filter="url(#soft)" fill="none"/><path d="M420 90 Q440 170 436 250" stroke="#000" stroke-width="30" opacity=".28" filter="url(#soft)" fill="none"/></g>`,
  );
}

function zigzag(y: number, rx: number, ry: number, count: number, height: number, color: string): string {
  const path = repeat(count + 1, (i) => {
    const angle = Math.PI * (i / count);
    const [x, top] = [300 - Math.cos(angle) * rx, y + Math.sin(angle) * ry + (i % 2 ? height : 0)];
    return `${i ? 'L' : 'M'}${x.toFixed(1)} ${top.toFixed(1)}`;
  });
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="5" stroke-linejoin="round"/>`;
}

/** Burnished black clay vessel; it is relit as ceramic. */
export const blackVase = (): string =>
  svg(
    480,
    500,
    `<defs>${vertical('clay', [
      [0, '#57504c'],
      [0.6, '#3f3a37'],
      [1, '#2e2a28'],
    ])}</defs><path d="M170 20 Q240 6 310 20 Q318 34 302 52 Q290 84 310 116 Q440 170 446 300 Q440 420 330 478 Q240 494 150 478 Q40 420 34 300 Q40 170 170 116 Q190 84 178 52 Q162 34 170 20Z" fill="url(#clay)"/><ellipse cx="240" cy="26" rx="64" ry="13" fill="#1d1a19"/><path d="M44 262 Q240 310 436 262 M42 286 Q240 336 438 286" stroke="#7b726b" stroke-width="5" fill="none" opacity=".8"/>${repeat(13, (i) => `<path d="M${62 + i * 28} ${288 + 26 * Math.sin((i / 12) * Math.PI) - 16} l12 14 l12 -14" stroke="#8d837b" stroke-width="4" fill="none" opacity=".7"/>`)}`,
  );

/** Fique basket with lid. */
export function fiqueBasket(natural = '#e2c68e', colors: string[] = ['#c79a52', '#a8743a']): string {
  const outline = 'M60 190 H440 Q452 330 424 520 Q420 548 250 556 Q80 548 76 520 Q48 330 60 190Z';
  const courses = repeat(15, (row) =>
    repeat(26, (i) => {
      const painted =
        (row >= 5 && row <= 9 && (i + row * (row % 2 ? 1 : 2)) % 6 < 3) || row === 2 || row === 12;
      const fill = painted ? (colors[(row + Math.floor(i / 3)) % colors.length] ?? natural) : natural;
      return `<ellipse cx="${44 + i * 17 + (row % 2) * 8}" cy="${196 + row * 25}" rx="12" ry="15" fill="${fill}" stroke="#6b4a1e" stroke-opacity=".35" stroke-width="2"/>`;
    }),
  );
  const rings = repeat(
    7,
    (i) =>
      `<ellipse cx="250" cy="${132 - i * 7}" rx="${212 - i * 28}" ry="${60 - i * 8}" fill="none" stroke="${i % 3 === 1 ? colors[0] : '#8a6a34'}" stroke-width="${i % 3 === 1 ? 9 : 3}" opacity=".75"/>`,
  );
  return svg(
    500,
    580,
    `<defs>${linear('shade', [
      [0, '#000', 0.42],
      [0.16, '#000', 0.1],
      [0.32, '#fff', 0.22],
      [0.5, '#fff', 0],
      [0.85, '#000', 0.22],
      [1, '#000', 0.44],
    ])}${radial(
      'top',
      [
        [0, '#fff', 0.35],
        [1, '#000', 0.2],
      ],
      0.35,
      0.25,
      0.9,
    )}<clipPath id="clip"><path d="${outline}"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="500" height="580" fill="#a37b3d"/>${courses}<rect width="500" height="580" fill="url(#shade)"/><path d="M40 190 H460 V224 Q250 260 40 224Z" fill="#000" opacity=".3"/></g>
    <path d="M34 138 V176 Q60 232 250 236 Q440 232 466 176 V138Z" fill="${natural}"/><path d="M34 138 V176 Q60 232 250 236 Q440 232 466 176 V138Z" fill="url(#shade)"/>${repeat(30, (i) => `<path d="M${42 + i * 14.4} ${160 + 34 * Math.sin((i / 29) * Math.PI)} v34" stroke="#6b4a1e" stroke-width="2.4" opacity=".4"/>`)}<ellipse cx="250" cy="134" rx="217" ry="64" fill="${natural}"/><ellipse cx="250" cy="134" rx="217" ry="64" fill="url(#top)"/>${rings}
    <path d="M222 92 Q222 44 250 44 Q278 44 278 92" stroke="${colors[0]}" stroke-width="15" fill="none"/>`,
  );
}

/** Front of a slatted wooden crate; fruit stands behind it. */
export function crateFront(): string {
  const slat = (y: number) =>
    `<rect x="14" y="${y}" width="672" height="66" rx="6" fill="url(#wood)"/><path d="M30 ${y + 20} q160 -10 300 4 t330 -6 M30 ${y + 44} q200 12 340 -2 t290 6" stroke="#8a5a28" stroke-width="3" opacity=".35" fill="none"/><rect x="14" y="${y + 58}" width="672" height="8" rx="4" fill="#5f3a14" opacity=".4"/>`;
  return svg(
    700,
    260,
    `<defs>${vertical('wood', [
      [0, '#e9c289'],
      [0.5, '#d9a964'],
      [1, '#b98442'],
    ])}${linear('post', [
      [0, '#c8955a'],
      [0.4, '#eac48e'],
      [1, '#9c6c33'],
    ])}</defs><rect x="20" y="14" width="660" height="236" fill="#4d2f12"/>${slat(12)}${slat(98)}${slat(184)}<rect x="10" y="4" width="50" height="252" rx="6" fill="url(#post)"/><rect x="640" y="4" width="50" height="252" rx="6" fill="url(#post)"/>${[44, 130, 216].map((y) => `<circle cx="35" cy="${y}" r="5" fill="#6d7278"/><circle cx="665" cy="${y}" r="5" fill="#6d7278"/>`).join('')}`,
  );
}
