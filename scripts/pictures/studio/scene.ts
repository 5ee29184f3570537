import sharp, { type OverlayOptions } from 'sharp';
import { type BodyName, getBody } from '../bodies/catalogue.ts';
import { renderBody } from '../body.ts';
import { type Frame, renderBackdrop } from './backdrop.ts';
import { type GroundName, getGround, type Light } from './grounds.ts';
import { type Podium, podiumDrawing } from './podium.ts';
import { castShadow, contactShadow, type Layer, reflection, type Standing } from './shadow.ts';

/** Centre and base line in fractions of the frame; the body fits into height and width (fractions too). */
export type Placed = {
  body: BodyName;
  x: number;
  y: number;
  height?: number;
  width?: number;
  rotate?: number;
  flip?: boolean;
  dim?: number;
  reflect?: boolean;
  /** False for things that lie on other things. */
  shadow?: boolean;
};

export type Scene = {
  frame: Frame;
  ground: GroundName;
  objects: Placed[];
  light?: Light;
  horizon?: number;
  podium?: Podium;
  /** Drawing laid over everything, of the size of the frame. */
  overlay?: string;
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

export async function renderScene(scene: Scene): Promise<Buffer> {
  const { frame, ground, podium } = scene;
  const backdrop = await renderBackdrop(frame, ground, scene.horizon ?? 0.64, scene.light ?? 'leaves');
  const layers: Layer[] = [];
  if (podium) layers.push({ picture: Buffer.from(podiumDrawing(frame, podium, ground)), left: 0, top: 0 });
  for (const placed of scene.objects) layers.push(...(await objectLayers(placed, scene)));
  if (scene.overlay) layers.push({ picture: Buffer.from(scene.overlay), left: 0, top: 0 });
  const cropped = await Promise.all(layers.map((layer) => cropToFrame(layer, frame)));
  const inputs = cropped.filter((layer) => layer !== null);
  return sharp(backdrop).composite(inputs).removeAlpha().png().toBuffer();
}

async function objectLayers(placed: Placed, { frame, ground }: Scene): Promise<Layer[]> {
  const object = await stand(placed, frame);
  const side = Math.min(frame.width, frame.height);
  const isDark = getGround(ground).dark === true;
  const layers: Layer[] = [];
  if (placed.shadow !== false) {
    layers.push(await castShadow(object, side, isDark), await contactShadow(object, side, isDark));
  }
  if (placed.reflect) layers.push(await reflection(object));
  layers.push({
    picture: placed.dim ? await dimmed(object.picture, placed.dim) : object.picture,
    left: Math.round(object.centre - object.width / 2),
    top: object.base - object.height,
  });
  return layers;
}

async function stand(placed: Placed, frame: Frame): Promise<Standing> {
  const source = await renderBody(getBody(placed.body));
  const natural = await sharp(source).metadata();
  const byHeight = placed.height ? (placed.height * frame.height) / natural.height : Number.POSITIVE_INFINITY;
  const byWidth = placed.width ? (placed.width * frame.width) / natural.width : Number.POSITIVE_INFINITY;
  const scale = Math.min(byHeight, byWidth);
  let resized = sharp(source).resize({ height: Math.max(8, Math.round(natural.height * scale)) });
  if (placed.flip) resized = resized.flop();
  let picture = await resized.png().toBuffer();
  if (placed.rotate) {
    const rotated = await sharp(picture).rotate(placed.rotate, { background: clear }).png().toBuffer();
    picture = await sharp(rotated).trim({ threshold: 8 }).png().toBuffer();
  }
  const { width, height } = await sharp(picture).metadata();
  const [centre, base] = [Math.round(placed.x * frame.width), Math.round(placed.y * frame.height)];
  return { picture, width, height, centre, base };
}

function dimmed(picture: Buffer, amount: number): Promise<Buffer> {
  return sharp(picture)
    .modulate({ brightness: 1 - amount, saturation: 1 - amount * 0.6 })
    .png()
    .toBuffer();
}

/** The compositor refuses layers that reach out of the frame. */
async function cropToFrame({ picture, left, top }: Layer, frame: Frame): Promise<OverlayOptions | null> {
  const { width, height } = await sharp(picture).metadata();
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const visible = {
    left: x0 - left,
    top: y0 - top,
    width: Math.min(frame.width, left + width) - x0,
    height: Math.min(frame.height, top + height) - y0,
  };
  if (visible.width <= 0 || visible.height <= 0) return null;
  return { input: await sharp(picture).extract(visible).png().toBuffer(), left: x0, top: y0 };
}

/** Where a placed object will stand, in pixels of the frame. */
export async function measure(
  placed: Placed,
  frame: Frame,
): Promise<{ left: number; top: number; right: number; bottom: number }> {
  const { width, height, centre, base } = await stand(placed, frame);
  return { left: centre - width / 2, top: base - height, right: centre + width / 2, bottom: base };
}
