import { LEVEL_KINDS, type LevelEvent, type LevelKind } from '../../../../domain/shop-level.ts';
import { csvRow, parseCsv } from '../../../adapters/payouts/csv.ts';

const HEADER = ['CIFRA', 'REFERENCIA', 'DIA', 'PUNTOS', 'EXCLUIDO_POR'];

const KIND_WORDS: Record<LevelKind, string> = {
  dispatch: 'despacho',
  sale: 'venta',
  claim: 'reclamo',
  answer: 'respuesta',
  rating: 'opinion',
};

/** A shop's events as a table, from which anybody counts the same level: points from 0 to 1, and why one is left out. */
export function levelFile(events: readonly LevelEvent[]): string {
  const rows = events.map(({ kind, reference, day, score, excluded }) =>
    csvRow([KIND_WORDS[kind], reference, day, String(score), excluded]),
  );
  return `\uFEFF${csvRow(HEADER)}${rows.join('')}`;
}

/** Back from the table. */
export function readLevelFile(text: string): LevelEvent[] {
  return parseCsv(text.replace(/^\uFEFF/, ''))
    .slice(1)
    .flatMap(([word, reference = '', day = '', score = '', excluded = '']) => {
      const kind = LEVEL_KINDS.find((one) => KIND_WORDS[one] === word);
      return kind ? [{ kind, reference, day, score: Number(score), excluded }] : [];
    });
}
