import { radial, repeat, svg, vertical } from '../svg.ts';

/** Low leather sneaker seen from the side. */
export function sneaker(color = '#f5f2ec', shade = '#cfc8bb', accent = '#12684f'): string {
  return svg(
    640,
    360,
    `<defs>${vertical('hide', [
      [0, '#ffffff'],
      [0.35, color],
      [1, shade],
    ])}${vertical('sole', [
      [0, '#fffdf8'],
      [1, '#cfc7b6'],
    ])}${radial(
      'toe',
      [
        [0, '#fff', 0.6],
        [1, '#fff', 0],
      ],
      0.4,
      0.4,
      0.6,
    )}</defs>
    <path d="M60 250 Q40 150 66 70 Q90 40 150 52 Q200 90 262 78 Q300 120 360 150 Q440 176 530 196 Q590 214 596 262 L596 284 H60Z" fill="${color}"/><path d="M60 250 Q40 150 66 70 Q90 40 150 52 Q200 90 262 78 Q300 120 360 150 Q440 176 530 196 Q590 214 596 262 L596 284 H60Z" fill="url(#hide)" opacity=".65"/>
    <path d="M66 70 Q90 40 150 52 Q200 90 262 78 L276 96 Q200 118 140 84 Q100 70 74 100Z" fill="${shade}"/><path d="M60 240 Q54 150 74 96 Q120 84 134 130 Q150 210 120 284 H62Z" fill="${accent}"/><path d="M60 240 Q54 150 74 96 Q120 84 134 130 Q150 210 120 284" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3" stroke-dasharray="7 5"/>
    <path d="M276 96 L360 150 L330 240 Q250 220 220 130Z" fill="#fff" opacity=".5"/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${252 + i * 24} ${128 + i * 15} l46 -30" stroke="${shade}" stroke-width="16" stroke-linecap="round"/><path d="M${252 + i * 24} ${126 + i * 15} l46 -30" stroke="#fffdf8" stroke-width="11" stroke-linecap="round"/>`).join('')}
    <path d="M440 178 Q430 240 450 284 M200 110 Q190 220 230 284" stroke="#000" stroke-opacity=".2" stroke-width="3" stroke-dasharray="7 5" fill="none"/>${repeat(12, (i) => `<circle cx="${480 + (i % 4) * 20}" cy="${212 + Math.floor(i / 4) * 17}" r="3" fill="#000" opacity=".25"/>`)}
    <path d="M48 272 Q320 296 604 272 Q616 300 600 322 Q320 344 56 322 Q40 300 48 272Z" fill="url(#sole)"/><path d="M52 292 Q320 314 602 292" stroke="#000" stroke-opacity=".22" stroke-width="3" stroke-dasharray="9 6" fill="none"/><path d="M54 318 Q320 340 600 318 Q598 330 590 332 Q320 350 62 332 Q56 328 54 318Z" fill="#b98a52"/>`,
  );
}

/** Ankle boot for walking in the mountains; it is relit as leather. */
export function hikingBoot(): string {
  const laces = repeat(6, (i) => {
    const [x, y] = [238 + i * 14, 70 + i * 34];
    return `<path d="M${x} ${y} l62 12" stroke="#3b2412" stroke-width="15" stroke-linecap="round"/><path d="M${x} ${y - 2} l62 12" stroke="#e3b04b" stroke-width="8" stroke-linecap="round"/><circle cx="${x - 4}" cy="${y + 2}" r="7" fill="#b9bec4"/>`;
  });
  return svg(
    600,
    500,
    `<defs>${vertical('hide', [
      [0, '#a9713c'],
      [0.5, '#8f5b2c'],
      [1, '#6d411c'],
    ])}${vertical('sole', [
      [0, '#4a443d'],
      [1, '#24201c'],
    ])}</defs>
    <path d="M70 60 Q60 26 96 24 L250 34 Q284 38 290 70 Q306 170 350 226 Q400 258 480 276 Q568 300 572 376 L572 400 H52 Q44 300 62 220 Q76 140 70 60Z" fill="url(#hide)"/>
    <path d="M70 60 Q60 26 96 24 L250 34 Q284 38 288 64 L286 84 Q180 96 72 78Z" fill="#3b2a1c"/><path d="M56 300 Q60 250 70 196 Q130 190 150 250 Q166 320 156 400 H52 Q48 340 56 300Z" fill="#4d3018"/><path d="M430 264 Q568 292 572 376 V400 H420 Q400 320 430 264Z" fill="#4d3018"/>
    <path d="M222 60 Q250 190 330 262 L376 246 Q320 190 292 76Z" fill="#6b4420"/>${laces}<path d="M160 96 Q180 220 170 396 M340 262 Q330 330 350 398" stroke="#e9c893" stroke-width="4" stroke-dasharray="11 7" fill="none"/>
    <path d="M40 392 H580 Q592 420 584 448 H560 L552 474 H508 L500 450 H452 L444 474 H400 L392 450 H344 L336 474 H292 L284 450 H236 L228 474 H184 L176 450 H128 L120 474 H62 Q34 440 40 392Z" fill="url(#sole)"/><path d="M42 400 H580" stroke="#c8371b" stroke-width="10"/>`,
  );
}
