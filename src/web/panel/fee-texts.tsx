import { formatSpanishDate } from '../../domain/spanish-dates.ts';
import { Tag } from '../ui/surfaces.tsx';

/** 'desde el 1 de diciembre de 2026 hasta el 24 de diciembre de 2026' */
export function feePeriodText({
  validFrom,
  validUntil,
}: {
  validFrom: string;
  validUntil: string | null;
}): string {
  const start = `desde el ${formatSpanishDate(validFrom)}`;
  return validUntil === null ? start : `${start} hasta el ${formatSpanishDate(validUntil)}`;
}

const STATES = {
  current: { text: 'Vigente', tone: 'done' },
  planned: { text: 'Programada', tone: 'moving' },
  past: { text: 'Terminó', tone: 'neutral' },
  cancelled: { text: 'Reemplazada o retirada', tone: 'neutral' },
} as const;

export function FeeTag({ state }: { state: keyof typeof STATES }) {
  return <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag>;
}
