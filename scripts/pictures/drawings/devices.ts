import { displayFont, textFont } from '../fonts.ts';
import { blur, linear, radial, repeat, svg, vertical } from '../svg.ts';

type Wallpaper = [first: string, second: string, third: string];

const plazaColors: Wallpaper = ['#ffb627', '#c8371b', '#0f7455'];

export function laptop([first, second, third]: Wallpaper = ['#0f7455', '#ffb627', '#c8371b']): string {
  const keys = repeat(4, (row) =>
    repeat(14, (column) => {
      const width = (378 + row * 13.2) / 14;
      return `<rect x="${131 - row * 6.6 + column * width + 1.2}" y="${336 + row * 7.4}" width="${width - 2.4}" height="5.6" rx="1.4" fill="#3d4248"/>`;
    }),
  );
  return svg(
    640,
    430,
    `<defs>${linear(
      'screen',
      [
        [0, first],
        [1, '#0a3f31'],
      ],
      0,
      0,
      1,
      1,
    )}${vertical('deck', [
      [0, '#e9ebee'],
      [0.5, '#cdd1d6'],
      [1, '#a9aeb5'],
    ])}${linear('edge', [
      [0, '#d9dce0'],
      [0.1, '#f6f7f8'],
      [0.9, '#e4e6e9'],
      [1, '#b5bac1'],
    ])}${blur('soft', 26)}<clipPath id="clip"><rect x="98" y="22" width="444" height="284" rx="8"/></clipPath></defs>
    <rect x="82" y="6" width="476" height="322" rx="18" fill="#c4c8ce"/><rect x="84" y="8" width="472" height="318" rx="16" fill="#15171a"/><g clip-path="url(#clip)"><rect x="98" y="22" width="444" height="284" fill="url(#screen)"/><circle cx="210" cy="330" r="150" fill="${second}" filter="url(#soft)"/><circle cx="470" cy="80" r="130" fill="${third}" filter="url(#soft)" opacity=".85"/><circle cx="380" cy="300" r="90" fill="#ff8a5c" filter="url(#soft)" opacity=".8"/><path d="M98 22 L360 22 L180 306 L98 306Z" fill="#fff" opacity=".07"/></g><rect x="290" y="8" width="60" height="11" rx="5" fill="#15171a"/>
    <path d="M96 326 L544 326 L616 400 L24 400Z" fill="url(#deck)"/><path d="M132 334 L508 334 L536 366 L104 366Z" fill="#23262a"/>${keys}<path d="M262 372 L378 372 L384 394 L256 394Z" fill="#bfc4ca"/><path d="M24 400 L616 400 L612 412 Q608 420 590 420 L50 420 Q32 420 28 412Z" fill="url(#edge)"/><path d="M270 400 L370 400 Q366 409 356 409 L284 409 Q274 409 270 400Z" fill="#aeb3ba"/>`,
  );
}

const phoneLenses: [number, number][] = [
  [84, 86],
  [84, 134],
  [132, 110],
];

/** Telephone from behind and from the front. */
export function phone(light = '#2f4a42', dark = '#16241f', [first, second, third] = plazaColors): string {
  const lenses = phoneLenses.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="23" fill="#0b0d0f"/><circle cx="${x}" cy="${y}" r="19" fill="url(#lens)"/><circle cx="${x - 5}" cy="${y - 6}" r="4" fill="#cfe3f2" opacity=".8"/>`,
  );
  return svg(
    460,
    560,
    `<defs>${linear(
      'back',
      [
        [0, light],
        [0.5, light],
        [1, dark],
      ],
      0,
      0,
      1,
      1,
    )}${linear('edge', [
      [0, '#f2f3f4'],
      [0.5, '#9da3a8'],
      [1, '#5c6268'],
    ])}${blur('soft', 30)}<clipPath id="clip"><rect x="196" y="44" width="220" height="480" rx="34"/></clipPath>${radial(
      'lens',
      [
        [0, '#5b6b78'],
        [0.3, '#1a2026'],
        [1, '#050607'],
      ],
      0.4,
      0.35,
      0.7,
    )}</defs>
    <g transform="rotate(-5 150 300)"><rect x="30" y="30" width="236" height="492" rx="46" fill="url(#edge)"/><rect x="35" y="35" width="226" height="482" rx="42" fill="url(#back)"/><path d="M77 35 L200 35 L60 517 Q35 510 35 475 L35 77 Q35 35 77 35Z" fill="#fff" opacity=".08"/><rect x="52" y="54" width="112" height="112" rx="32" fill="#000" opacity=".22"/>${lenses.join('')}</g>
    <rect x="184" y="32" width="244" height="504" rx="48" fill="url(#edge)"/><rect x="189" y="37" width="234" height="494" rx="43" fill="#0a0b0c"/><g clip-path="url(#clip)"><rect x="196" y="44" width="220" height="480" fill="#123b30"/><circle cx="230" cy="430" r="150" fill="${first}" filter="url(#soft)"/><circle cx="400" cy="250" r="120" fill="${second}" filter="url(#soft)"/><circle cx="250" cy="120" r="110" fill="${third}" filter="url(#soft)"/><path d="M196 44 L380 44 L196 420Z" fill="#fff" opacity=".1"/><text x="306" y="160" font-family="${displayFont}" font-weight="700" font-size="58" text-anchor="middle" fill="#fff">9:41</text><text x="306" y="186" font-family="${textFont}" font-size="15" font-weight="600" text-anchor="middle" fill="#fff" opacity=".9">martes, 14 de noviembre</text></g><rect x="272" y="58" width="68" height="20" rx="10" fill="#000"/>`,
  );
}

/** Tablet on its side: front with a lesson on the screen, the coloured back behind it. */
export function tablet(back = '#8a9199', backDark = '#565c63'): string {
  const tiles = ['#ffb627', '#c8371b', '#1f8f6c', '#2f6fb0', '#7a4a8c', '#e58767'];
  return svg(
    720,
    500,
    `<defs>${linear(
      'back',
      [
        [0, back],
        [1, backDark],
      ],
      0,
      0,
      1,
      1,
    )}${linear('edge', [
      [0, '#eef0f2'],
      [1, '#878d94'],
    ])}${linear(
      'screen',
      [
        [0, '#f7efdc'],
        [1, '#dcebe2'],
      ],
      0,
      0,
      1,
      1,
    )}</defs>
    <g transform="rotate(4 600 250)"><rect x="90" y="20" width="610" height="420" rx="34" fill="url(#edge)"/><rect x="95" y="25" width="600" height="410" rx="30" fill="url(#back)"/><circle cx="652" cy="70" r="19" fill="#14171a"/><circle cx="652" cy="70" r="12" fill="#2c3640"/></g>
    <rect x="14" y="50" width="630" height="436" rx="34" fill="url(#edge)"/><rect x="19" y="55" width="620" height="426" rx="30" fill="#0d0f11"/><rect x="42" y="78" width="574" height="380" rx="10" fill="url(#screen)"/>
    <text x="74" y="160" font-family="${displayFont}" font-weight="800" font-size="58" fill="#12483a">10:24</text><text x="76" y="192" font-family="${textFont}" font-weight="600" font-size="20" fill="#12483a">Clase de ciencias a las 11</text>
    ${tiles.map((color, i) => `<rect x="${76 + (i % 3) * 92}" y="${232 + Math.floor(i / 3) * 96}" width="76" height="76" rx="20" fill="${color}"/><circle cx="${114 + (i % 3) * 92}" cy="${270 + Math.floor(i / 3) * 96}" r="18" fill="#fff" opacity=".85"/>`).join('')}
    <rect x="368" y="118" width="216" height="290" rx="20" fill="#fff" opacity=".9"/><circle cx="476" cy="214" r="62" fill="#ffcf66"/><path d="M392 300 L452 232 L496 284 L528 250 L562 300Z" fill="#1f8f6c"/>${[324, 348, 372].map((y, i) => `<rect x="392" y="${y}" width="${[168, 150, 110][i]}" height="10" rx="5" fill="#b9c4bd"/>`).join('')}
    <path d="M42 78 H380 L180 458 H52 Q42 458 42 448Z" fill="#fff" opacity=".12"/><circle cx="329" cy="66" r="4" fill="#33383d"/>`,
  );
}

export function monitor(): string {
  return svg(
    700,
    540,
    `<defs>${vertical('sky', [
      [0, '#0b2f5b'],
      [0.55, '#e0562b'],
      [1, '#ffb627'],
    ])}${blur('soft', 12)}${linear('stand', [
      [0, '#3a3e43'],
      [0.4, '#777d84'],
      [1, '#2a2d31'],
    ])}<clipPath id="clip"><rect x="22" y="20" width="656" height="366" rx="3"/></clipPath></defs>
    <path d="M318 396 H382 L388 492 H312Z" fill="url(#stand)"/><path d="M210 496 Q350 470 490 496 L500 512 Q350 528 200 512Z" fill="#4a4f55"/><path d="M210 496 Q350 470 490 496 Q350 512 210 496Z" fill="#6a7077"/>
    <rect x="12" y="10" width="676" height="404" rx="10" fill="#17191c"/><g clip-path="url(#clip)"><rect x="22" y="20" width="656" height="366" fill="url(#sky)"/><circle cx="350" cy="250" r="64" fill="#fff2c9"/><circle cx="350" cy="250" r="110" fill="#fff2c9" opacity=".35" filter="url(#soft)"/><path d="M22 300 L120 210 L190 270 L280 180 L380 286 L470 214 L560 280 L678 200 L678 386 L22 386Z" fill="#12324a"/><path d="M22 340 L140 280 L260 330 L400 270 L520 330 L678 276 L678 386 L22 386Z" fill="#0b2233"/><path d="M22 20 L430 20 L200 386 L22 386Z" fill="#fff" opacity=".05"/></g><circle cx="350" cy="401" r="4" fill="#4ad6a1"/>`,
  );
}

export function keyboardAndMouse(body = '#2a2d31', key = '#43484e', ink = '#e8eaec'): string {
  const rows = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKLÑ', '<ZXCVBNM,.'];
  const keys = rows
    .map((row, r) =>
      [...row]
        .map((letter, i) => {
          const [x, y] = [66 + r * 12 + i * 46, 74 + r * 42];
          return `<rect x="${x}" y="${y}" width="39" height="35" rx="7" fill="${key}"/><rect x="${x + 1}" y="${y + 1}" width="37" height="5" rx="3" fill="#fff" opacity=".14"/><text x="${x + 19}" y="${y + 24}" font-family="${textFont}" font-weight="600" font-size="15" text-anchor="middle" fill="${ink}">${letter === '<' ? '&lt;' : letter}</text>`;
        })
        .join(''),
    )
    .join('');
  return svg(
    800,
    330,
    `<defs>${vertical('case', [
      [0, '#000', 0],
      [1, '#000', 0.35],
    ])}${radial(
      'mouse',
      [
        [0, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#000', 0.35],
      ],
      0.35,
      0.25,
      0.9,
    )}</defs>
    <rect x="20" y="50" width="560" height="250" rx="24" fill="#0f1113"/><rect x="20" y="44" width="560" height="246" rx="24" fill="${body}"/><rect x="20" y="44" width="560" height="246" rx="24" fill="url(#case)"/>${keys}
    ${[34].map((x) => `<rect x="${x}" y="74" width="26" height="35" rx="7" fill="${key}"/><rect x="${x}" y="116" width="38" height="35" rx="7" fill="${key}"/><rect x="${x}" y="158" width="50" height="35" rx="7" fill="${key}"/><rect x="${x}" y="200" width="62" height="35" rx="7" fill="${key}"/>`).join('')}
    <rect x="530" y="74" width="36" height="77" rx="7" fill="${key}"/><rect x="542" y="158" width="24" height="35" rx="7" fill="${key}"/><rect x="562" y="200" width="6" height="35" rx="3" fill="${key}"/>
    ${[34, 92, 150].map((x) => `<rect x="${x}" y="242" width="50" height="35" rx="7" fill="${key}"/>`).join('')}<rect x="208" y="242" width="200" height="35" rx="7" fill="${key}"/>${[416, 467, 518].map((x) => `<rect x="${x}" y="242" width="46" height="35" rx="7" fill="${key}"/>`).join('')}
    <path d="M620 150 Q620 74 695 74 Q770 74 770 150 V230 Q770 306 695 306 Q620 306 620 230Z" fill="#0f1113" transform="translate(0 8)"/><path d="M620 150 Q620 74 695 74 Q770 74 770 150 V230 Q770 306 695 306 Q620 306 620 230Z" fill="${body}"/><path d="M620 150 Q620 74 695 74 Q770 74 770 150 V230 Q770 306 695 306 Q620 306 620 230Z" fill="url(#mouse)"/><path d="M695 76 V160 M622 160 Q695 178 768 160" stroke="#000" stroke-opacity=".4" stroke-width="3" fill="none"/><rect x="686" y="100" width="18" height="42" rx="9" fill="${key}"/><rect x="691" y="106" width="8" height="30" rx="4" fill="#111"/>`,
  );
}
