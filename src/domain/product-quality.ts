import type { CategoryField } from './category-schema.ts';
import type { NetContent } from './net-content.ts';
import { isLargePicture } from './picture.ts';
import { choiceName } from './product-choices.ts';
import { MAXIMUM_PICTURES, type ProductForm } from './product-form.ts';
import { factHints } from './product-quality-facts.ts';

/**
 * `weight`: how much of the score it is; 0 for what changes by itself, which no score follows. `share`: how much of it is
 * done, from 0 to 1, where it is done bit by bit.
 */
export type QualityHint = { text: string; isDone: boolean; weight: number; share?: number };

/** Below it a product is one to improve. */
export const GOOD_QUALITY = 65;
/** A stated weight may differ so much from what is in the package. */
const WEIGHT_TOLERANCE = 0.25;

/**
 * What makes a listing sell better, the most telling first. Nothing of it is needed to publish, but what the category
 * requires. `fields`: what its category and subcategory ask.
 */
export function qualityHints(form: ProductForm, fields: readonly CategoryField[]): QualityHint[] {
  const { images } = form;
  const words = form.name.trim().split(/\s+/).filter(Boolean).length;
  const doubt = weightDoubt(form);
  return [
    {
      text: `Sube tres fotos o más (llevas ${images.length} de ${MAXIMUM_PICTURES}).`,
      isDone: images.length >= 3,
      weight: 20,
    },
    {
      text: 'Usa fotos grandes, de 1.280 píxeles o más: se pueden ampliar.',
      isDone: images.length > 0 && images.every(({ url }) => isLargePicture(url)),
      weight: 10,
    },
    {
      text: 'Describe cada foto: la leen quienes no ven y los buscadores.',
      isDone: images.length > 0 && images.every(({ alt }) => alt.trim().length >= 5),
      weight: 10,
    },
    ...bareOptionHints(form),
    {
      text: 'Nombra el producto con 3 palabras o más: qué es, marca y tamaño.',
      isDone: words >= 3 && !isShouted(form.name),
      weight: 15,
    },
    {
      text: 'Escribe una descripción de 120 caracteres o más.',
      isDone: form.description.trim().length >= 120,
      weight: 15,
    },
    ...factHints(fields, form),
    { text: 'Elige también la subcategoría.', isDone: form.subcategoryId !== null, weight: 5 },
    {
      text: 'Di cuánto trae: así se ve el precio por kilo, litro o unidad.',
      isDone: everyVariant(form, (one) => one.content !== null),
      weight: 10,
    },
    {
      text: doubt ?? 'Escribe peso y medidas: de ellos depende el valor del envío.',
      isDone: doubt === null && everyVariant(form, isMeasured),
      weight: 10,
    },
    {
      text: 'Agrega el código de barras: con él te encuentran en otros buscadores.',
      isDone: everyVariant(form, ({ gtin }) => gtin !== ''),
      weight: 5,
    },
    { text: 'Ten unidades disponibles.', isDone: form.stock.some(({ onHand }) => onHand > 0), weight: 0 },
  ];
}

/** Of combinations whose page shows no picture, as all of them belong to others. None where there are none. */
function bareOptionHints(form: ProductForm): QualityHint[] {
  const sold = form.stock.flatMap(({ choice, variant }) => (variant?.isActive ? [{ choice, variant }] : []));
  const owned = new Set(form.stock.flatMap(({ variant }) => variant?.images ?? []));
  if (form.images.length === 0 || form.images.some(({ url }) => !owned.has(url))) return [];
  const [bare, ...others] = sold.filter(({ variant }) => variant.images.length === 0);
  if (!bare) return [];
  const also = others.length > 0 ? ` y ${others.length} más no muestran` : ' no muestra';
  return [
    {
      text: `Dale una foto a cada opción: «${choiceName(form, bare.choice)}»${also} ninguna.`,
      isDone: false,
      weight: 10,
    },
  ];
}

/** From 0 to 100. */
export function qualityScore(hints: readonly QualityHint[]): number {
  const whole = hints.reduce((total, { weight }) => total + weight, 0);
  const done = hints.reduce(
    (total, { weight, isDone, share }) => total + weight * (share ?? Number(isDone)),
    0,
  );
  return whole === 0 ? 0 : Math.round((done / whole) * 100);
}

/**
 * The question to ask when a package weighs over 25 % more or less than what is said to be in it; null: it may be right, or
 * nobody can tell. A litre counts as a kilo.
 */
export function weightDoubt(form: ProductForm): string | null {
  for (const { content, weightKilograms } of soldOnes(form)) {
    const inside = kilogramsOf(content);
    if (inside === null || weightKilograms === null) continue;
    if (Math.abs(weightKilograms - inside) > inside * WEIGHT_TOLERANCE + 1e-9)
      return `¿Pesa ${shown(weightKilograms)} kg si trae ${shown(inside)} kg? Revisa el peso o el contenido.`;
  }
  return null;
}

/** Null: it is not sold by weight or volume. */
function kilogramsOf(content: NetContent | null): number | null {
  if (!content) return null;
  const parts = { g: 1_000, kg: 1, ml: 1_000, l: 1 } as const;
  if (!(content.unit in parts)) return null;
  return (content.amount * content.pieces) / parts[content.unit as keyof typeof parts];
}

type Sold = Pick<
  ProductForm,
  'content' | 'gtin' | 'weightKilograms' | 'heightCentimetres' | 'widthCentimetres' | 'lengthCentimetres'
>;

/** The variants with what they say, or the product itself. */
function soldOnes(form: ProductForm): Sold[] {
  const variants = form.stock.flatMap(({ variant }) => (variant?.isActive ? [variant] : []));
  if (variants.length === 0) return [form];
  return variants.map((one) => ({
    gtin: one.gtin,
    content: one.content,
    weightKilograms: one.weightKilograms ?? form.weightKilograms,
    heightCentimetres: one.heightCentimetres ?? form.heightCentimetres,
    widthCentimetres: one.widthCentimetres ?? form.widthCentimetres,
    lengthCentimetres: one.lengthCentimetres ?? form.lengthCentimetres,
  }));
}

function everyVariant(form: ProductForm, isGood: (one: Sold) => boolean): boolean {
  return soldOnes(form).every(isGood);
}

function isMeasured(one: Sold): boolean {
  const { weightKilograms, heightCentimetres, widthCentimetres, lengthCentimetres } = one;
  return [weightKilograms, heightCentimetres, widthCentimetres, lengthCentimetres].every(
    (size) => size !== null,
  );
}

/**
 * What a product is known by among those of its shop: its name with its content, and its codes. Two that share one are told
 * as the same.
 */
export function likenessKeys(form: ProductForm): string[] {
  const name = form.name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const content = form.content ? `${form.content.amount} ${form.content.unit} ${form.content.pieces}` : '';
  const codes = new Set(
    [form, ...form.stock.flatMap(({ variant }) => variant ?? [])].map(({ gtin }) => gtin),
  );
  return [
    ...(name === '' ? [] : [`n:${name}|${content}`.slice(0, 250)]),
    ...[...codes].filter((gtin) => gtin !== '').map((gtin) => `g:${gtin.padStart(14, '0')}`),
  ];
}

function shown(kilograms: number): string {
  return kilograms.toLocaleString('es-CO', { maximumFractionDigits: 3 });
}

function isShouted(name: string): boolean {
  const letters = name.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 8 && letters === letters.toUpperCase();
}
