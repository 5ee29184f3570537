import { displayFont, textFont } from '../fonts.ts';
import { blur, linear, radial, repeat, svg, vertical } from '../svg.ts';

const fold = (y: number, height: number, fill: string, inset = 0): string => {
  const [left, right] = [30 + inset, 570 - inset];
  return `<path d="M${left + 14} ${y} H${right - 10} Q${right + 8} ${y + height / 2} ${right - 10} ${y + height} H${left + 14} Q${left - 10} ${y + height / 2} ${left + 14} ${y}Z" fill="${fill}"/><path d="M${left + 20} ${y + height * 0.5} H${right - 14}" stroke="#000" stroke-opacity=".1" stroke-width="3"/><path d="M${left + 14} ${y + height} H${right - 10}" stroke="#000" stroke-opacity=".28" stroke-width="4"/><path d="M${left + 20} ${y + 4} H${right - 20}" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`;
};

/** Folded sheets and pillow cases tied with a paper band. */
export function sheetSet(color = '#fbfaf6', second = '#eceae4', trim = '#c9d6cf'): string {
  return svg(
    600,
    400,
    `<defs>${linear('light', [
      [0, '#000', 0.2],
      [0.2, '#fff', 0.25],
      [0.5, '#fff', 0],
      [1, '#000', 0.24],
    ])}${blur('soft', 10)}</defs>
    <path d="M64 76 Q300 26 536 76 Q560 96 540 116 H60 Q40 96 64 76Z" fill="${color}"/><path d="M84 80 Q300 38 516 80" stroke="${trim}" stroke-width="9" fill="none"/><path d="M120 92 Q300 66 480 92" stroke="#000" stroke-width="10" opacity=".07" fill="none" filter="url(#soft)"/>
    ${fold(112, 66, color)}${fold(178, 60, second, 4)}${fold(238, 66, color)}${fold(304, 70, second, 2)}
    <rect x="34" y="112" width="532" height="262" fill="url(#light)" opacity=".55"/><path d="M30 150 H570 M32 210 H568" stroke="${trim}" stroke-width="6" opacity=".9"/>
    <rect x="226" y="66" width="148" height="308" fill="#f4e6cf"/><rect x="226" y="66" width="148" height="308" fill="url(#light)" opacity=".3"/><text x="300" y="178" font-family="${textFont}" font-weight="700" font-size="13" letter-spacing="3" text-anchor="middle" fill="#12684f">BIJARELA</text><text x="300" y="220" font-family="${displayFont}" font-weight="800" font-size="33" text-anchor="middle" fill="#2a2118">Sábanas</text><text x="300" y="248" font-family="${textFont}" font-weight="600" font-size="18" text-anchor="middle" fill="#2a2118">180 hilos</text>`,
  );
}

/** Thick folded blanket, fleece outside and wool-like inside. */
export function blanket(color = '#9aa3ad', shade = '#6d7681', inside = '#f1e9da'): string {
  const layer = (y: number) =>
    `<path d="M52 ${y} H520 Q566 ${y + 44} 520 ${y + 88} H52 Q10 ${y + 44} 52 ${y}Z" fill="${color}"/><path d="M520 ${y + 14} Q546 ${y + 44} 520 ${y + 74} H70 Q50 ${y + 66} 60 ${y + 60} H500 Q520 ${y + 44} 500 ${y + 28} H60 Q50 ${y + 20} 70 ${y + 14}Z" fill="${inside}"/><path d="M60 ${y + 88} H520" stroke="${shade}" stroke-width="6"/>`;
  return svg(
    580,
    400,
    `${layer(210)}${layer(122)}<path d="M40 60 Q290 20 530 60 Q566 90 530 134 H46 Q6 96 40 60Z" fill="${color}"/><path d="M360 34 Q450 44 530 60 Q566 90 530 134 H420 Q380 90 360 34Z" fill="${inside}"/><path d="M360 34 Q380 90 420 134" stroke="${shade}" stroke-width="8" fill="none" opacity=".6"/>${repeat(60, (i) => `<circle cx="${400 + ((i * 37) % 128)}" cy="${52 + ((i * 23) % 76)}" r="6" fill="#fff" opacity=".35"/>`)}`,
  );
}

/** Hammock hanging between two ropes. */
export function hammock(colors: string[]): string {
  const stripes = repeat(
    26,
    (i) =>
      `<path d="M120 ${128 + i * 1.2} Q400 ${240 + i * 13} 680 ${128 + i * 1.2}" stroke="${colors[i % colors.length]}" stroke-width="15" fill="none"/>`,
  );
  const cords = repeat(
    12,
    (i) =>
      `<path d="M14 40 L${112} ${124 + i * 4} M786 40 L688 ${124 + i * 4}" stroke="#d8c39a" stroke-width="3.4"/>`,
  );
  const fringe = repeat(46, (i) => {
    const t = (i + 3) / 52;
    const [x, y] = [120 + 560 * t, 160 + 4 * (565 - 160) * 0.5 * t * (1 - t) * 1.0];
    return `<path d="M${x.toFixed(0)} ${(y - 6).toFixed(0)} q${((i % 3) - 1) * 3} 26 0 ${(40 + 26 * Math.sin(t * Math.PI)).toFixed(0)}" stroke="#f1e3c2" stroke-width="3.2" fill="none"/>`;
  });
  return svg(
    800,
    480,
    `<defs>${vertical('depth', [
      [0, '#000', 0],
      [0.5, '#000', 0.1],
      [1, '#000', 0.4],
    ])}<clipPath id="clip"><path d="M112 116 Q400 210 688 116 L690 170 Q400 570 110 170Z"/></clipPath></defs>
    ${cords}<circle cx="16" cy="40" r="14" fill="none" stroke="#b99a5e" stroke-width="8"/><circle cx="784" cy="40" r="14" fill="none" stroke="#b99a5e" stroke-width="8"/>
    ${fringe}<g clip-path="url(#clip)"><rect width="800" height="480" fill="${colors[0]}"/>${stripes}<path d="M112 116 Q400 210 688 116 L690 130 Q400 330 110 130Z" fill="#000" opacity=".22"/><rect width="800" height="480" fill="url(#depth)"/></g><path d="M112 118 Q400 212 688 118" stroke="#f6ead0" stroke-width="9" fill="none"/>`,
  );
}

export function petBed(color = '#8a9c8f', shade = '#5f7266', cushion = '#f3e9d8'): string {
  return svg(
    640,
    380,
    `<defs>${vertical('wall', [
      [0, color],
      [1, shade],
    ])}${radial(
      'cushion',
      [
        [0, '#fffaf0'],
        [0.7, cushion],
        [1, '#d8c8aa'],
      ],
      0.42,
      0.3,
      0.8,
    )}${blur('soft', 12)}</defs>
    <path d="M24 190 Q30 60 320 52 Q610 60 616 190 Q618 330 320 348 Q22 330 24 190Z" fill="url(#wall)"/><path d="M86 170 Q100 92 320 88 Q540 92 554 170 Q520 262 320 264 Q120 262 86 170Z" fill="${shade}"/><ellipse cx="320" cy="196" rx="220" ry="74" fill="url(#cushion)"/>
    <path d="M24 200 Q40 318 200 342 L210 296 Q100 270 92 190Z M616 200 Q600 318 440 342 L430 296 Q540 270 548 190Z" fill="#fff" opacity=".09"/><path d="M150 244 Q320 340 490 244 Q520 300 440 342 Q320 356 200 342 Q120 300 150 244Z" fill="url(#wall)"/><path d="M150 244 Q320 330 490 244" stroke="#fff" stroke-opacity=".35" stroke-width="7" fill="none"/><path d="M200 200 Q320 236 440 200" stroke="#b9a780" stroke-width="10" opacity=".35" fill="none" filter="url(#soft)"/>
    <g transform="translate(320 308) scale(1.1)" fill="${cushion}"><ellipse cy="8" rx="15" ry="12"/><ellipse cx="-18" cy="-8" rx="6" ry="8"/><ellipse cx="-6" cy="-15" rx="6" ry="8"/><ellipse cx="7" cy="-15" rx="6" ry="8"/><ellipse cx="19" cy="-8" rx="6" ry="8"/></g>`,
  );
}
