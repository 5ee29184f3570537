import { displayFont, textFont } from './fonts.ts';
import type { Frame } from './studio/backdrop.ts';

export type ParcelSize = { weightKg: number; heightCm: number; widthCm: number; lengthCm: number };
export type Box = { left: number; top: number; right: number; bottom: number };

const ink = '#3f2f1c';

/** Dimension lines around the object with the packed size, and the packed weight beside it. */
export function factLines(frame: Frame, box: Box, size: ParcelSize, weight: string): string {
  const right = Math.min(box.right + 40, 520);
  const below = box.bottom + 42;
  const middle = (box.left + box.right) / 2;
  const column = right + 28;
  const [upright, across] = shownEdges(size, (box.bottom - box.top) / (box.right - box.left));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" font-family="${textFont}" font-weight="700" fill="${ink}">
    <path d="M${right} ${box.top}V${box.bottom}M${right - 10} ${box.top}h20M${right - 10} ${box.bottom}h20M${box.left} ${below}H${box.right}M${box.left} ${below - 10}v20M${box.right} ${below - 10}v20" stroke="${ink}" stroke-width="2.5" fill="none"/>
    <text x="${column}" y="${(box.top + box.bottom) / 2 + 10}" font-size="30">${upright} cm</text>
    <text x="${middle}" y="${below + 42}" font-size="30" text-anchor="middle">${across} cm</text>
    <text x="540" y="120" font-size="22" opacity=".85">Con empaque</text>
    <text x="540" y="164" font-size="42" font-family="${displayFont}" font-weight="800">${weight}</text></svg>`;
}

/** The two edges that the view shows: as packed when that fits the outline, else the two longest. */
function shownEdges(
  { heightCm, widthCm, lengthCm }: ParcelSize,
  outline: number,
): [upright: number, across: number] {
  const longest = Math.max(widthCm, lengthCm);
  // Low things are drawn a little from above and so look taller than they are.
  const tolerance = outline < 0.65 ? 1.2 : 0.7;
  if (Math.abs(Math.log(heightCm / longest / outline)) < tolerance) return [heightCm, longest];
  const [second = longest, first = longest] = [heightCm, widthCm, lengthCm].sort((a, b) => a - b).slice(1);
  return outline >= 1 ? [first, second] : [second, first];
}
