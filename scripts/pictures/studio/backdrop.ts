import sharp from 'sharp';
import { blur, linear, radial, repeat, vertical } from '../svg.ts';
import { type GroundName, getGround, type Light } from './grounds.ts';

export type Frame = { width: number; height: number };

/** The empty studio: lit wall, floor from the horizon on, and a play of light. */
export async function renderBackdrop(
  { width, height }: Frame,
  name: GroundName,
  horizon: number,
  light: Light,
): Promise<Buffer> {
  const ground = getGround(name);
  const pad = Math.round(Math.min(width, height) * 0.12);
  const [outerWidth, outerHeight] = [width + 2 * pad, height + 2 * pad];
  const floorTop = height * (horizon - 0.06);
  const floorHeight = height * (1.06 - horizon) + pad;
  const [fill, opacity] =
    light === 'window' ? ['#fff', 0.34] : ground.dark ? ['#000', 0.22] : ['#5d4a22', 0.1];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}" viewBox="${-pad} ${-pad} ${outerWidth} ${outerHeight}"><defs>
    ${radial(
      'wall',
      [
        [0, ground.glow],
        [0.6, ground.wall],
        [1, ground.floor],
      ],
      0.34,
      0.26,
      0.85,
    )}
    ${vertical('floor', [
      [0, ground.floor],
      [0.35, ground.wall],
      [1, ground.glow],
    ])}
    ${linear(
      'fade',
      [
        [0, '#fff', 0],
        [0.16, '#fff', 0.9],
      ],
      0,
      0,
      0,
      1,
    )}
    <mask id="mask"><rect x="${-pad}" y="${floorTop}" width="${outerWidth}" height="${floorHeight}" fill="url(#fade)"/></mask>
    ${blur('soft', Math.min(width, height) * 0.017)}</defs>
    <rect x="${-pad}" y="${-pad}" width="${outerWidth}" height="${outerHeight}" fill="url(#wall)"/>
    <rect x="${-pad}" y="${floorTop}" width="${outerWidth}" height="${floorHeight}" fill="url(#floor)" mask="url(#mask)"/>
    <g filter="url(#soft)" fill="${fill}" opacity="${opacity}">${light === 'window' ? windowBeams(width, height) : leafShade(width, height)}</g></svg>`;
  const padded = await sharp(Buffer.from(drawing)).png().toBuffer();
  return sharp(padded).extract({ left: pad, top: pad, width, height }).png().toBuffer();
}

function leafShade(width: number, height: number): string {
  const right = repeat(11, (i) =>
    leaf(
      width * 0.98,
      height * 0.02,
      -(60 + i * 13),
      height * (0.34 + 0.1 * Math.sin(i * 1.7)),
      Math.min(width, height) * 0.05,
    ),
  );
  const isWide = width / height > 1.4;
  const left = repeat(isWide ? 0 : 7, (i) =>
    leaf(width * 0.04, 0, 120 + i * 14, height * 0.26, width * 0.04),
  );
  return right + left;
}

function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0 Q${width} ${-length * 0.4} 0 ${-length} Q${-width} ${-length * 0.4} 0 0Z"/>`;
}

function windowBeams(width: number, height: number): string {
  const point = (x: number, y: number) => `${width * x} ${height * y}`;
  const beam = (...points: string[]) => `M${points.join(' L')}Z`;
  const first = beam(point(0.02, 0.62), point(0.3, 0), point(0.52, 0), point(0.2, 0.78));
  const second = beam(point(0.3, 0.86), point(0.6, 0), point(0.82, 0), point(0.5, 0.98));
  return `<path d="${first} ${second}"/>`;
}
