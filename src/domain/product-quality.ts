import { MAXIMUM_PICTURES, type ProductForm } from './product-form.ts';

export type QualityHint = { text: string; isDone: boolean };

/** What makes a listing sell better, the most telling first. Nothing of it is needed to publish. */
export function qualityHints(form: ProductForm): QualityHint[] {
  const words = form.name.trim().split(/\s+/).filter(Boolean).length;
  return [
    {
      text: `Sube tres fotos o más (llevas ${form.images.length} de ${MAXIMUM_PICTURES}).`,
      isDone: form.images.length >= 3,
    },
    {
      text: 'Describe cada foto: la leen quienes no ven y los buscadores.',
      isDone: form.images.length > 0 && form.images.every(({ alt }) => alt.trim().length >= 5),
    },
    {
      text: 'Nombra el producto con 3 palabras o más: qué es, marca y tamaño.',
      isDone: words >= 3 && !isShouted(form.name),
    },
    {
      text: 'Escribe una descripción de 120 caracteres o más.',
      isDone: form.description.trim().length >= 120,
    },
    { text: 'Elige también la subcategoría.', isDone: form.subcategoryId !== null },
    { text: 'Ten unidades disponibles.', isDone: form.stock.some(({ onHand }) => onHand > 0) },
  ];
}

/** From 0 to 100. */
export function qualityScore(hints: readonly QualityHint[]): number {
  return hints.length === 0
    ? 0
    : Math.round((hints.filter(({ isDone }) => isDone).length / hints.length) * 100);
}

function isShouted(name: string): boolean {
  const letters = name.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 8 && letters === letters.toUpperCase();
}
