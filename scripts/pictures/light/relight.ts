import sharp from 'sharp';
import { heightField } from './height-field.ts';
import { type Material, type MaterialName, materials } from './materials.ts';
import { clamp, type Grade, naturalise, smoothStep } from './palette.ts';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const light = normalise(-0.5, -0.72, 0.62);
const coarseNoise = valueNoise(3);
const fineNoise = valueNoise(11);

type Normal = [x: number, y: number, z: number];

/** Renders a flat vector as an object of the given material under the studio light. Returns a PNG. */
export async function relight(
  drawing: string,
  materialName: MaterialName,
  grade: Grade,
  size = 960,
): Promise<Buffer> {
  const material: Material = materials[materialName];
  const rgba = await sharp(Buffer.from(drawing), { density: 72 })
    .resize(size, size, { fit: 'contain', background: clear })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const heights = await heightField(rgba, size, material.inflate);
  const out = Buffer.alloc(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = (y * size + x) * 4;
      if (rgba[i + 3] === 0) continue;
      const colour = naturalise(rgba[i] / 255, rgba[i + 1] / 255, rgba[i + 2] / 255, grade);
      const lit = shade(colour, normalAt(heights, x, y, size, material), material);
      for (let c = 0; c < 3; c++) out[i + c] = Math.round(255 * clamp(lit[c]) ** (1 / 2.2));
      out[i + 3] = rgba[i + 3];
    }
  }
  return sharp(out, { raw: { width: size, height: size, channels: 4 } })
    .png()
    .toBuffer();
}

function normalAt(heights: Float32Array, x: number, y: number, size: number, material: Material): Normal {
  const i = y * size + x;
  let gx = (heights[x < size - 1 ? i + 1 : i] - heights[x ? i - 1 : i]) / 2;
  let gy = (heights[y < size - 1 ? i + size : i] - heights[y ? i - size : i]) / 2;
  if (material.bump) {
    const scale = material.bumpScale / size;
    const strength = (material.bump * 0.48 * 256) / material.bumpScale;
    gx += strength * (bumpAt(x + 1, y, scale) - bumpAt(x - 1, y, scale));
    gy += strength * (bumpAt(x, y + 1, scale) - bumpAt(x, y - 1, scale));
  }
  return normalise(-gx, -gy, 1);
}

/** Diffuse light, shade below, and the reflections of a soft box, a strip and a top light; linear light. */
function shade(colour: Normal, [nx, ny, nz]: Normal, material: Material): Normal {
  const facing = nx * light[0] + ny * light[1] + nz * light[2];
  const wrapped = clamp((facing + 0.35) / 1.35);
  const diffuse = 1 - material.diffuse + material.diffuse * (0.25 + 1.35 * wrapped);
  const occlusion = 1 - 0.35 * material.diffuse * clamp(ny * 1.1);
  const depth = Math.max(0.15, 2 * nz * nz);
  const [rx, ry] = [(2 * nz * nx) / depth, (2 * nz * ny) / depth];
  const soft = material.roughness * 0.9;
  const edge = (distance: number, width: number) =>
    smoothStep(width + soft * 0.5, width - soft * 0.25 - 0.02, Math.abs(distance));
  const box = (cx: number, cy: number, wx: number, wy: number) => edge(rx - cx, wx) * edge(ry - cy, wy);
  const reflected =
    0.85 * box(-0.36, -0.46, 0.15, 0.12) +
    0.22 * box(0.62, -0.1, 0.06, 0.34) +
    0.14 * box(0.1, -0.78, 0.3, 0.07);
  const rim = material.rim * 0.22 * (1 - nz) ** 3 * (ny < 0.3 ? 1 : 0.4);
  const shine = material.gloss * reflected * (0.35 + 0.65 * (1 - material.roughness)) + rim;
  const warmth = [1, 0.985, 0.95];
  return colour.map((value, c) => {
    const lit = value ** 2.2 * diffuse * occlusion;
    return lit + (1 - lit) * clamp(shine * warmth[c]) * 0.9;
  }) as Normal;
}

function bumpAt(x: number, y: number, scale: number): number {
  return coarseNoise(x * scale, y * scale) + 0.5 * fineNoise(x * scale * 2.3, y * scale * 2.3);
}

function valueNoise(seed: number): (x: number, y: number) => number {
  const lattice = new Float32Array(65536);
  let state = seed * 7919 + 1;
  for (let i = 0; i < lattice.length; i++) {
    state = (state * 1664525 + 1013904223) >>> 0;
    lattice[i] = state / 4294967296;
  }
  const at = (x: number, y: number) => lattice[((x & 255) << 8) | (y & 255)];
  return (x, y) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - xi, y - yi];
    const u = fx * fx * (3 - 2 * fx);
    const v = fy * fy * (3 - 2 * fy);
    const top = at(xi, yi) * (1 - u) + at(xi + 1, yi) * u;
    const bottom = at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}

function normalise(x: number, y: number, z: number): Normal {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
