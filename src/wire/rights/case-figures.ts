import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entity, field } from '../entity.ts';
import { caseKindWord } from './case-words.ts';

const figure = z.nullable(z.number());
const figureFields = {
  opened: field('abiertos', figure),
  closed: field('cerrados', figure),
  averageDays: field('diasPromedio', figure),
  forAsker: field('porcentajeAFavor', figure),
  answered: field('porcentajeRespondidos', figure),
  refused: field('porcentajeNegados', figure),
};

/** Figures of cases for everybody; they name nobody. */
export const caseFigureEndpoints = {
  getCaseFigures: endpoint({
    method: 'GET',
    path: '/cifras/casos',
    summary: 'Casos de los últimos 12 meses completos por mes y por tipo; grupos de menos de 5 no se dicen',
    tag: 'Casos',
    cacheControl: 'public, max-age=3600',
    output: entity('CifrasDeCasos', {
      months: field(
        'meses',
        z.array(entity('CifraDeMes', { month: field('mes', z.string()), ...figureFields })),
      ),
      kinds: field(
        'tipos',
        z.array(entity('CifraDeTipo', { kind: field('tipo', caseKindWord), ...figureFields })),
      ),
    }),
  }),
};
