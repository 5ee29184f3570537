import type { LevelBand, LevelEvent, LevelKind } from '../../domain/shop-level.ts';
import { sellerCasePaths } from '../../wire/rights/case-paths.ts';
import { sellerPaths } from '../../wire/seller-paths.ts';

/** What each figure of a shop's level says. */
export const LEVEL_NAMES: Record<LevelKind, { name: string; good: string }> = {
  dispatch: { name: 'Despachos a tiempo', good: 'despachos a tiempo' },
  sale: { name: 'Ventas que no cancelaste', good: 'ventas sin cancelar' },
  claim: { name: 'Paquetes sin reclamo perdido', good: 'paquetes sin reclamo perdido' },
  answer: { name: 'Preguntas respondidas en 24 horas', good: 'preguntas respondidas en 24 horas' },
  rating: { name: 'Puntos de las opiniones', good: 'opiniones de 5 estrellas' },
};

export const BAND_NAMES: Record<LevelBand, string> = {
  best: 'En lo más alto',
  common: 'Bien',
  bad: 'Por mejorar',
};

/** What went wrong, in words. */
export function levelEventText({ kind, reference, score }: LevelEvent): string {
  switch (kind) {
    case 'dispatch':
      return `El pedido ${reference} no salió a tiempo`;
    case 'sale':
      return `Cancelaste el pedido ${reference}`;
    case 'claim':
      return `Un reclamo del pedido ${reference} se decidió a favor de quien compró`;
    case 'answer':
      return `La pregunta ${reference} no tuvo respuesta en 24 horas`;
    case 'rating':
      return `La opinión ${reference} dio ${1 + Math.round(score * 4)} de 5 estrellas`;
  }
}

/** Where the shop finds it. */
export function levelEventHref({ kind, reference }: LevelEvent): string {
  if (kind === 'answer') return sellerPaths.questions();
  if (kind === 'rating') return `${sellerPaths.reviews()}?filtro=todas`;
  return kind === 'claim' ? sellerCasePaths.list() : sellerPaths.order(Number(reference));
}
