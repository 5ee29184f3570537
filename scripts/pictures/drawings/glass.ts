import { embeddedIcon } from '../icons.ts';
import { blur, cylinder, linear, randomFrom, repeat, svg, vertical } from '../svg.ts';
import { type Label, label } from './label.ts';

export type JarFilling = { content: string; depth: string; lid?: string; grains?: string[] };

const jarOutline =
  'M52 96 Q50 120 34 136 Q20 152 20 180 L20 410 Q20 456 62 462 Q180 474 298 462 Q340 456 340 410 L340 180 Q340 152 326 136 Q310 120 308 96Z';

/** Glass jar with a screw lid and a paper band: honey, caramel, pollen. */
export function jar(text: Label, { content, depth, lid = '#2b2620', grains }: JarFilling): string {
  return svg(
    360,
    480,
    `<defs>${linear('content', [
      [0, depth],
      [0.18, content],
      [0.5, content],
      [1, depth],
    ])}${linear('lid', [
      [0, '#000'],
      [0.08, lid],
      [0.25, '#fff'],
      [0.34, lid],
      [0.8, lid],
      [1, '#000'],
    ])}${cylinder('light')}${blur('soft', 5)}${vertical('fall', [
      [0, '#fff', 0.5],
      [0.3, '#fff', 0],
      [1, '#000', 0.25],
    ])}
    <clipPath id="clip"><path d="${jarOutline}"/></clipPath><clipPath id="fill"><path d="M26 168 Q180 150 334 168 L334 440 Q300 462 180 462 Q60 462 26 440Z"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="360" height="480" fill="#f7efe0"/><g clip-path="url(#fill)"><rect width="360" height="480" fill="url(#content)"/>${grains ? loosePellets(grains) : ''}</g>
    <ellipse cx="180" cy="162" rx="152" ry="13" fill="${content}" opacity=".75"/><rect width="360" height="480" fill="url(#light)" opacity=".85"/><rect y="90" width="360" height="390" fill="url(#fall)" opacity=".35"/>
    <path d="M44 190 L44 420" stroke="#fff" stroke-width="14" opacity=".6" filter="url(#soft)" stroke-linecap="round"/><path d="M318 200 L318 400" stroke="#fff" stroke-width="6" opacity=".45" filter="url(#soft)"/></g>
    <rect x="44" y="30" width="272" height="72" rx="12" fill="url(#lid)"/><rect x="44" y="30" width="272" height="72" rx="12" fill="${lid}" opacity=".45"/><rect x="44" y="30" width="272" height="16" rx="8" fill="#fff" opacity=".22"/>${repeat(30, (i) => `<rect x="${50 + i * 9}" y="50" width="2.5" height="46" fill="#000" opacity=".16"/>`)}
    <rect x="34" y="196" width="292" height="204" fill="${text.paper ?? '#fff8ea'}"/><svg x="34" y="196" width="292" height="204" viewBox="0 0 292 204">${label(0, 0, 292, 204, withoutIcon(text), 0)}</svg>
    ${text.icon ? embeddedIcon(text.icon, 146, 232, 68) : ''}<rect x="34" y="196" width="292" height="204" fill="url(#light)" opacity=".55"/>`,
  );
}

function loosePellets(colors: string[]): string {
  const random = randomFrom(23);
  return repeat(900, () => {
    const [x, y] = [random() * 330 + 15, random() * 310 + 156];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(5 + random() * 2).toFixed(1)}" fill="${colors[Math.floor(random() * colors.length)]}" stroke="#5c3a06" stroke-opacity=".25"/>`;
  });
}

/** Drinking-yoghurt bottle. */
export function bottle(text: Label, { light = '#fff6f8', shade = '#e9c3cd', cap = '#c8371b' } = {}): string {
  return svg(
    280,
    560,
    `<defs>${linear('body', [
      [0, shade],
      [0.2, light],
      [0.6, light],
      [1, shade],
    ])}${cylinder('light')}${blur('soft', 5)}<clipPath id="clip"><path d="M96 70 L184 70 Q186 128 214 160 Q250 200 250 250 L250 500 Q250 548 206 550 L74 550 Q30 548 30 500 L30 250 Q30 200 66 160 Q94 128 96 70Z"/></clipPath></defs>
    <g clip-path="url(#clip)"><rect width="280" height="560" fill="url(#body)"/><rect width="280" height="560" fill="url(#light)" opacity=".7"/></g><rect x="88" y="16" width="104" height="66" rx="12" fill="${cap}"/><rect x="88" y="16" width="104" height="66" rx="12" fill="url(#light)"/>${repeat(11, (i) => `<rect x="${94 + i * 9}" y="26" width="2.5" height="50" fill="#000" opacity=".15"/>`)}
    <svg x="30" y="240" width="220" height="240" viewBox="0 0 220 240">${label(0, 0, 220, 240, text, 0)}</svg><rect x="30" y="240" width="220" height="240" fill="url(#light)" opacity=".5"/><path d="M52 250 L52 500" stroke="#fff" stroke-width="10" opacity=".5" filter="url(#soft)"/>`,
  );
}

function withoutIcon({ icon: _, ...text }: Label): Label {
  return text;
}
