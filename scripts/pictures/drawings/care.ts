import { displayFont, textFont } from '../fonts.ts';
import { embeddedIcon } from '../icons.ts';
import { cylinder, linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

/** Hand-cut soap with oats, wrapped in a paper band. */
export function soapBar(): string {
  const random = randomFrom(19);
  const oats = repeat(
    70,
    () =>
      `<ellipse cx="${(40 + random() * 400).toFixed(0)}" cy="${(130 + random() * 170).toFixed(0)}" rx="${(4 + random() * 6).toFixed(1)}" ry="${(2 + random() * 3).toFixed(1)}" fill="#b98a45" opacity=".6" transform="rotate(${(random() * 20).toFixed(0)})"/>`,
  );
  return svg(
    560,
    330,
    `<defs>${vertical('front', [
      [0, '#f6dfae'],
      [1, '#dcb878'],
    ])}${linear('top', [
      [0, '#fff3d2'],
      [1, '#f0d49c'],
    ])}<clipPath id="clip"><rect x="24" y="116" width="420" height="196" rx="18"/></clipPath></defs>
    <path d="M40 118 L132 40 Q140 34 152 34 H520 Q534 36 526 46 L446 118Z" fill="url(#top)"/><path d="M436 120 L528 42 Q536 44 536 56 V216 L444 304Z" fill="#c79c56"/><rect x="24" y="116" width="420" height="196" rx="18" fill="url(#front)"/><g clip-path="url(#clip)">${oats}</g><path d="M40 122 H436" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>
    <path d="M150 116 L246 34 H400 L320 116Z" fill="#fffaf0"/><rect x="150" y="116" width="170" height="196" fill="#fffaf0"/><rect x="150" y="294" width="170" height="18" fill="#d98a12"/><text x="235" y="148" font-family="${textFont}" font-weight="700" font-size="13" letter-spacing="3" text-anchor="middle" fill="#a86a08">RAIZALUZ</text>${embeddedIcon('honeybee', 208, 154, 54)}<text x="235" y="240" font-family="${displayFont}" font-weight="800" font-size="22" text-anchor="middle" fill="#2a2118">Avena y miel</text><text x="235" y="268" font-family="${textFont}" font-weight="600" font-size="17" text-anchor="middle" fill="#4a4034">jabón · 100 g</text>`,
  );
}

/** Round solid shampoo with a stamped leaf. */
export function solidShampoo(): string {
  return svg(
    520,
    330,
    `<defs>${linear('wall', [
      [0, '#5f9a72'],
      [0.25, '#b4dcbf'],
      [0.55, '#8fc4a0'],
      [1, '#4d8561'],
    ])}${radial(
      'top',
      [
        [0, '#dff3e4'],
        [0.7, '#a9d6b6'],
        [1, '#86bd97'],
      ],
      0.36,
      0.3,
      0.85,
    )}</defs><path d="M40 130 V214 Q66 300 260 304 Q454 300 480 214 V130Z" fill="url(#wall)"/><ellipse cx="260" cy="130" rx="220" ry="88" fill="url(#top)"/><ellipse cx="260" cy="130" rx="196" ry="74" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5"/><g transform="translate(260 132) scale(1 .42)">${[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<path transform="rotate(${angle})" d="M0 -10 Q34 -70 0 -140 Q-34 -70 0 -10Z" fill="#5d9f74" opacity=".75"/>`).join('')}<circle r="20" fill="#e9f7ec"/></g>`,
  );
}

/** Folding box that stands behind the solid shampoo. */
export function shampooBox(): string {
  return svg(
    360,
    400,
    `<defs>${linear('side', [
      [0, '#2f6b4a'],
      [1, '#1f4e36'],
    ])}</defs><path d="M30 70 L84 36 H340 L290 70Z" fill="#5fa57c"/><path d="M290 70 L340 36 V340 L290 384Z" fill="url(#side)"/><rect x="30" y="70" width="260" height="314" fill="#3f8a63"/><circle cx="160" cy="196" r="74" fill="#e9f7ec"/>${embeddedIcon('herb', 108, 144, 104)}<text x="160" y="108" font-family="${textFont}" font-weight="700" font-size="16" letter-spacing="4" text-anchor="middle" fill="#e9f7ec">RAIZALUZ</text><text x="160" y="316" font-family="${displayFont}" font-weight="800" font-size="38" text-anchor="middle" fill="#fff">Sábila</text><text x="160" y="346" font-family="${textFont}" font-weight="600" font-size="18" text-anchor="middle" fill="#fff">champú sólido</text>`,
  );
}

export function sunscreenTube(): string {
  return svg(
    280,
    600,
    `<defs>${linear('body', [
      [0, '#f0b44a'],
      [0.2, '#fff4dc'],
      [0.6, '#ffe6b0'],
      [1, '#e8a53a'],
    ])}${cylinder('light')}<clipPath id="clip"><path d="M30 16 H250 L236 440 Q232 470 210 476 H70 Q48 470 44 440Z"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="280" height="600" fill="url(#body)"/><path d="M0 300 Q140 240 280 300 V500 H0Z" fill="#f08a24"/><path d="M0 300 Q140 240 280 300" stroke="#fff" stroke-width="7" fill="none"/><rect width="280" height="44" fill="#fff" opacity=".35"/>${repeat(12, (i) => `<rect x="${30 + i * 19}" y="16" width="3" height="28" fill="#000" opacity=".1"/>`)}
    ${embeddedIcon('sun', 92, 96, 96)}<text x="140" y="80" font-family="${textFont}" font-weight="700" font-size="15" letter-spacing="4" text-anchor="middle" fill="#a85a08">RAIZALUZ</text><text x="140" y="240" font-family="${displayFont}" font-weight="800" font-size="34" text-anchor="middle" fill="#7a3d05">FPS 50</text><text x="140" y="338" font-family="${textFont}" font-weight="600" font-size="20" text-anchor="middle" fill="#fff">protector solar</text><text x="140" y="364" font-family="${textFont}" font-weight="600" font-size="20" text-anchor="middle" fill="#fff">facial</text><text x="140" y="416" font-family="${displayFont}" font-weight="800" font-size="25" text-anchor="middle" fill="#fff">50 ml</text><rect width="280" height="480" fill="url(#light)" opacity=".6"/></g>
    <path d="M62 474 H218 L210 570 Q208 584 194 584 H86 Q72 584 70 570Z" fill="#fffaf0"/><path d="M62 474 H218 L210 570 Q208 584 194 584 H86 Q72 584 70 570Z" fill="url(#light)"/>${repeat(14, (i) => `<rect x="${74 + i * 9.8}" y="486" width="2.6" height="88" fill="#000" opacity=".12"/>`)}`,
  );
}
