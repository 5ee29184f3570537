import sharp from 'sharp';
import type { BodyName } from './bodies/catalogue.ts';
import { factLines, type ParcelSize } from './fact-card.ts';
import { naturalHeights } from './scenes/natural-heights.ts';
import type { Department, ProductPictures, ViewName } from './scenes/product.ts';
import { fitted } from './studio/arrangements.ts';
import type { GroundName } from './studio/grounds.ts';
import { measure, type Placed, renderScene } from './studio/scene.ts';

export type View = 'studio' | ViewName;

const square = { width: 720, height: 720 };
const podium = { x: 0.52, y: 0.68, width: 0.82, height: 0.13 };

export function renderView(
  view: View,
  product: ProductPictures,
  department: Department,
  size: ParcelSize,
): Promise<Buffer> {
  switch (view) {
    case 'studio':
      return renderStudio(product, department);
    case 'podium':
      return renderOnPodium(product, department);
    case 'closeUp':
      return renderCloseUp(product, department);
    case 'family':
      return renderFamily(product);
    case 'facts':
      return renderFacts(product, department, size);
  }
}

/** Text for a shopper who cannot see the picture. */
export function viewText(view: View, product: ProductPictures, size: ParcelSize): string {
  const { alt, subject, family } = product;
  switch (view) {
    case 'studio':
      return alt;
    case 'podium':
      return `${subject}, vista de frente`;
    case 'closeUp':
      return `${subject}, detalle de cerca`;
    case 'family':
      return family ? `${subject}: ${family.words}` : `${subject}, tres unidades`;
    case 'facts':
      return `${subject}: ${formatWeight(size.weightKg)} y ${size.heightCm} × ${size.widthCm} × ${size.lengthCm} cm con empaque`;
  }
}

export function formatWeight(kilograms: number): string {
  if (kilograms < 1) return `${Math.round(kilograms * 1000)} g`;
  return `${String(kilograms).replace('.', ',')} kg`;
}

async function renderStudio(product: ProductPictures, department: Department): Promise<Buffer> {
  const objects = product.main ?? fitted(product.body);
  const picture = await renderScene({
    ...ofDepartment(department),
    frame: { width: 828, height: 828 },
    objects,
  });
  return sharp(picture).extract({ left: 54, top: 74, width: 720, height: 720 }).png().toBuffer();
}

async function renderOnPodium(product: ProductPictures, department: Department): Promise<Buffer> {
  const main: Placed = { body: product.body, x: 0.53, y: 0.71, height: 0.5, width: 0.48 };
  const box = await measure(main, square);
  const perCentimetre = (box.bottom - box.top) / square.height / (naturalHeights[product.body] ?? 20);
  const heightOf = (body: BodyName, most: number) =>
    Math.min(most, Math.max(0.09, (naturalHeights[body] ?? 20) * perCentimetre));
  const [behind, front] = product.companions ?? [];
  const objects: Placed[] = [];
  if (behind)
    objects.push({ body: behind, x: 0.27, y: 0.665, height: heightOf(behind, 0.46), width: 0.32, dim: 0.07 });
  objects.push(main);
  if (front) objects.push({ body: front, x: 0.78, y: 0.73, height: heightOf(front, 0.24), width: 0.24 });
  return renderScene({ ...ofDepartment(department), frame: square, podium, objects });
}

async function renderCloseUp(product: ProductPictures, department: Department): Promise<Buffer> {
  const side = 1400;
  const crop = 800;
  const [x, y] = product.focus ?? [0.5, 0.55];
  const objects = fitted(product.body, 0.94, 0.88, 0.92);
  const picture = await renderScene({
    ...ofDepartment(department),
    frame: { width: side, height: side },
    objects,
  });
  const corner = (at: number) => Math.round(Math.min(side - crop, Math.max(0, at * side - crop / 2)));
  return sharp(picture)
    .extract({ left: corner(x), top: corner(y), width: crop, height: crop })
    .resize(720, 720)
    .png()
    .toBuffer();
}

function renderFamily({ body, family }: ProductPictures): Promise<Buffer> {
  const [first, second, third] = family?.bodies ?? [body, body, body];
  return renderScene({
    frame: square,
    ground: 'night' satisfies GroundName,
    objects: [
      { body: first, x: 0.24, y: 0.71, height: 0.42, width: 0.36 },
      { body: second, x: 0.49, y: 0.79, height: 0.52, width: 0.44 },
      { body: third, x: 0.7, y: 0.88, height: 0.62, width: 0.52 },
    ],
  });
}

async function renderFacts(
  product: ProductPictures,
  department: Department,
  size: ParcelSize,
): Promise<Buffer> {
  const placed: Placed = { body: product.body, x: 0.4, y: 0.74, height: 0.52, width: 0.56 };
  const box = await measure(placed, square);
  const overlay = factLines(square, box, size, formatWeight(size.weightKg));
  return renderScene({ ...ofDepartment(department), frame: square, objects: [placed], overlay });
}

function ofDepartment({ ground, light }: Department) {
  return light ? { ground, light } : { ground };
}
