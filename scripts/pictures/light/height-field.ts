import sharp from 'sharp';
import { clamp } from './palette.ts';

const grid = 256;
const relaxation = 1.9;
const passes = 500;

/** Inflates a silhouette like a balloon: laplacian(h) = -1 inside, then the root. Heights in pixels. */
export async function heightField(rgba: Buffer, size: number, inflate: number): Promise<Float32Array> {
  const alpha = await sharp(rgba, { raw: { width: size, height: size, channels: 4 } })
    .extractChannel(3)
    .resize(grid, grid, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  const heights = solve(alpha);
  const enlarged = enlarge(heights, size, (inflate * 2 * size) / grid);
  const radius = Math.round(size / 120);
  return boxBlur(boxBlur(enlarged, size, radius), size, radius);
}

function solve(alpha: Buffer): Float32Array {
  const h = new Float32Array(grid * grid);
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 1; y < grid - 1; y++) {
      for (let x = 1; x < grid - 1; x++) {
        const i = y * grid + x;
        if (alpha[i] <= 127) continue;
        const target = 0.25 * (h[i - 1] + h[i + 1] + h[i - grid] + h[i + grid] + 1);
        h[i] += relaxation * (target - h[i]);
      }
    }
  }
  return h.map((value) => Math.sqrt(Math.max(0, value)));
}

function enlarge(h: Float32Array, size: number, scale: number): Float32Array {
  const out = new Float32Array(size * size);
  const step = grid / size;
  for (let y = 0; y < size; y++) {
    const gy = clamp((y + 0.5) * step - 0.5, 0, grid - 1.001);
    const y0 = Math.floor(gy);
    const fy = gy - y0;
    for (let x = 0; x < size; x++) {
      const gx = clamp((x + 0.5) * step - 0.5, 0, grid - 1.001);
      const x0 = Math.floor(gx);
      const fx = gx - x0;
      const j = y0 * grid + x0;
      const top = h[j] * (1 - fx) + h[j + 1] * fx;
      const bottom = h[j + grid] * (1 - fx) + h[j + grid + 1] * fx;
      out[y * size + x] = scale * (top * (1 - fy) + bottom * fy);
    }
  }
  return out;
}

function boxBlur(source: Float32Array, size: number, radius: number): Float32Array {
  const rows = new Float32Array(size * size);
  const out = new Float32Array(size * size);
  for (let y = 0; y < size; y++) blurLine(source, rows, size, radius, y * size, 1);
  for (let x = 0; x < size; x++) blurLine(rows, out, size, radius, x, size);
  return out;
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  size: number,
  radius: number,
  start: number,
  step: number,
): void {
  const at = (k: number) => from[start + clamp(k, 0, size - 1) * step];
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += at(k);
  for (let k = 0; k < size; k++) {
    to[start + k * step] = sum / (2 * radius + 1);
    sum += at(k + radius + 1) - at(k - radius);
  }
}
