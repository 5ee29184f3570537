import { linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

type Berry = { x: number; y: number; radius: number };

/** Three blackberries, drupelet by drupelet. */
export function blackberries(): string {
  const random = randomFrom(11);
  const tones: [string, string][] = [
    ['#7d2547', '#2c0818'],
    ['#5a1a44', '#1d0417'],
    ['#922a3f', '#3a0a14'],
  ];
  const berries = [
    { x: 160, y: 216, radius: 92 },
    { x: 404, y: 222, radius: 90 },
    { x: 282, y: 300, radius: 104 },
  ];
  return svg(
    560,
    450,
    `<defs>${tones
      .map(([light, dark], i) =>
        radial(
          `tone${i}`,
          [
            [0, light],
            [0.55, light],
            [1, dark],
          ],
          0.36,
          0.32,
          0.72,
        ),
      )
      .join('')}${radial(
      'glint',
      [
        [0, '#fff', 0.75],
        [1, '#fff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}${vertical('leaf', [
      [0, '#86ac4a'],
      [1, '#5b8432'],
    ])}</defs>${berries.map((berry) => drupelets(berry, random) + crown(berry)).join('')}`,
  );
}

function drupelets({ x: cx, y: cy, radius }: Berry, random: () => number): string {
  const rows = 6;
  return repeat(rows, (row) => {
    const t = -1 + (2 * (row + 0.5)) / rows;
    const width = Math.sqrt(1 - t * t * 0.92);
    const count = Math.max(2, Math.round(5.2 * width));
    return repeat(count, (i) => {
      const x =
        cx +
        ((i - (count - 1) / 2) / (count / 2)) * radius * 0.8 * width * (1 - 0.1 * t) +
        (random() - 0.5) * 5;
      const y = cy + t * radius * 1.02 + (random() - 0.5) * 5;
      const size = radius * (0.25 + random() * 0.03);
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})"><circle r="1" fill="url(#tone${Math.floor(random() * 3)})"/><ellipse cx="-.3" cy="-.36" rx=".3" ry=".2" fill="url(#glint)"/></g>`;
    });
  });
}

function crown({ x, y, radius }: Berry): string {
  const leaves = [-70, -35, 0, 35, 70].map(
    (angle) =>
      `<path transform="translate(${x} ${y - radius * 1.02}) rotate(${angle})" d="M0 4 Q${radius * 0.2} ${-radius * 0.16} 0 ${-radius * 0.52} Q${-radius * 0.2} ${-radius * 0.16} 0 4Z" fill="url(#leaf)"/>`,
  );
  return `${leaves.join('')}<path d="M${x - 4} ${y - radius * 1.05} q-6 ${-radius * 0.3} 12 ${-radius * 0.46}" stroke="#7c9a45" stroke-width="8" fill="none" stroke-linecap="round"/>`;
}

/** Ventilated clear box; berries lie behind its front. */
export const punnetFront = (): string =>
  svg(
    640,
    230,
    `<defs>${linear('film', [
      [0, '#fff', 0.4],
      [0.3, '#fff', 0.05],
      [0.7, '#fff', 0.1],
      [1, '#fff', 0.34],
    ])}</defs><path d="M14 10 H626 L596 206 Q592 222 574 222 H66 Q48 222 44 206Z" fill="#dcebf0" fill-opacity=".2"/><path d="M14 10 H626 L596 206 Q592 222 574 222 H66 Q48 222 44 206Z" fill="url(#film)"/><rect x="6" y="4" width="628" height="22" rx="11" fill="#fff" opacity=".75"/>${repeat(7, (i) => `<rect x="${84 + i * 74}" y="70" width="26" height="52" rx="13" fill="#fff" opacity=".32"/><rect x="${84 + i * 74}" y="150" width="26" height="40" rx="13" fill="#fff" opacity=".26"/>`)}<path d="M46 40 L72 200" stroke="#fff" stroke-width="9" opacity=".7"/>`,
  );
