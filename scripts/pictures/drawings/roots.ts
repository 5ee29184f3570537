import { linear, radial, randomFrom, repeat, svg, vertical } from '../svg.ts';

type PotatoTone = { light: string; skin: string; dark: string; eye: string };

/** Lumpy potato with shallow eyes and earthy specks. */
export function potato({ light, skin, dark, eye }: PotatoTone, seed: number): string {
  const random = randomFrom(seed);
  const specks = repeat(130, () => {
    const [x, y] = [40 + random() * 300, 30 + random() * 230];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + random() * 2.2).toFixed(1)}" fill="${eye}" opacity=".5"/>`;
  });
  const places = [
    [110, 110],
    [220, 80],
    [270, 170],
    [150, 200],
    [76, 170],
  ];
  const eyes = places.map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${Math.floor(random() * 180)})"><ellipse rx="10" ry="5" fill="${eye}" opacity=".75"/><ellipse cx="1" cy="-2" rx="6" ry="2" fill="${dark}"/></g>`,
  );
  return svg(
    360,
    290,
    `<defs>${radial('skin', [
      [0, light],
      [0.6, skin],
      [1, dark],
    ])}<clipPath id="clip"><path d="M70 60 Q130 8 220 26 Q310 36 336 110 Q354 190 290 246 Q220 290 130 268 Q40 256 20 176 Q12 104 70 60Z"/></clipPath></defs><g clip-path="url(#clip)"><rect width="360" height="290" fill="url(#skin)"/>${specks}${eyes.join('')}</g>`,
  );
}

/** Long root with rough bark, one end cut to the white flesh. */
export const cassava = (): string => {
  const random = randomFrom(17);
  const bark = repeat(90, () => {
    const [x, y] = [random() * 480 + 20, random() * 120 + 20];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)} q${(10 + random() * 26).toFixed(0)} ${(random() * 8 - 4).toFixed(0)} ${(24 + random() * 40).toFixed(0)} 0" stroke="${random() > 0.5 ? '#3f2716' : '#9a7450'}" stroke-width="${(1.5 + random() * 3).toFixed(1)}" opacity=".55" fill="none"/>`;
  });
  return svg(
    540,
    170,
    `<defs>${vertical('bark', [
      [0, '#8d6642'],
      [0.5, '#6f4a2c'],
      [1, '#4d311b'],
    ])}<clipPath id="clip"><path d="M52 22 Q180 4 320 24 Q450 40 530 74 Q538 84 528 90 Q440 128 320 142 Q180 164 52 148Z"/></clipPath></defs><g clip-path="url(#clip)"><rect width="540" height="170" fill="url(#bark)"/>${bark}<path d="M180 10 Q196 84 180 160 M330 20 Q342 84 330 150" stroke="#2e1b0e" stroke-width="6" opacity=".4" fill="none"/></g><ellipse cx="52" cy="85" rx="34" ry="63" fill="#b98a68"/><ellipse cx="50" cy="85" rx="29" ry="56" fill="#f3d9cf"/><ellipse cx="50" cy="85" rx="25" ry="50" fill="#fffdf6"/><path d="M50 60 V110" stroke="#d9cdb0" stroke-width="3"/>`,
  );
};

export const arracacha = (): string =>
  svg(
    240,
    460,
    `<defs>${linear('skin', [
      [0, '#d9b36a'],
      [0.4, '#f3dca0'],
      [1, '#d2a75c'],
    ])}</defs><path d="M64 70 Q120 40 178 70 Q232 130 206 230 Q180 330 150 400 Q136 450 122 456 Q110 450 100 400 Q64 330 38 230 Q12 130 64 70Z" fill="url(#skin)"/>${repeat(13, (i) => `<path d="M${58 + i * 3 + (i % 3) * 14} ${116 + i * 23} q${26 - i} ${8 + (i % 3) * 3} ${62 - i * 3} ${i % 2 ? -3 : 4}" stroke="#a67b38" stroke-width="3.4" fill="none" opacity=".6"/>`)}<path d="M78 72 Q82 30 66 8 L92 6 Q98 24 104 54 Q112 20 110 2 L136 2 Q132 30 136 54 Q146 26 158 10 L178 16 Q160 44 166 72 Q120 54 78 72Z" fill="#9a8a4a"/><path d="M66 8 L92 6 L92 16 L70 18Z M110 2 H136 L134 12 H112Z M158 10 L178 16 L174 26 L154 20Z" fill="#e9dcae"/>`,
  );
