import { blur, linear, radial } from '../svg.ts';
import type { Frame } from './backdrop.ts';
import { type GroundName, getGround } from './grounds.ts';

/** Centre of the top face, width and height of the stand, in fractions of the frame. */
export type Podium = { x: number; y: number; width: number; height: number };

export function podiumDrawing(frame: Frame, podium: Podium, name: GroundName): string {
  const { wall, floor, glow } = getGround(name);
  const [x, y] = [frame.width * podium.x, frame.height * podium.y];
  const [width, height] = [frame.width * podium.width, frame.height * podium.height];
  const [rx, ry] = [width / 2, width * 0.11];
  const side = `M${x - rx} ${y} V${y + height} A${rx} ${ry} 0 0 0 ${x + rx} ${y + height} V${y}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}"><defs>
    ${linear('side', [
      [0, floor],
      [0.28, glow],
      [0.6, wall],
      [1, floor],
    ])}
    ${linear('shade', [
      [0, '#3a2408', 0.02],
      [1, '#3a2408', 0.3],
    ])}
    ${radial(
      'top',
      [
        [0, glow],
        [1, wall],
      ],
      0.35,
      0.3,
      0.9,
    )}
    ${blur('soft', Math.min(frame.width, frame.height) * 0.02)}</defs>
    <ellipse cx="${x + width * 0.06}" cy="${y + height + ry * 0.3}" rx="${width * 0.56}" ry="${ry * 1.15}" fill="#2b1c08" opacity=".28" filter="url(#soft)"/>
    <path d="${side}" fill="url(#side)"/><path d="${side}" fill="url(#shade)"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#top)"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx - 1}" ry="${ry - 1}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/></svg>`;
}
