import { repeatedText } from '../../panel/rights/case-photos.tsx';
import type { OperatorCase, OperatorCaseData } from './case.loader.ts';

export interface CheckedFact {
  tone: 'sure' | 'unknown' | 'bad';
  text: string;
}

type Known = Pick<
  OperatorCase,
  'events' | 'photos' | 'returnTracking' | 'returnCarrier' | 'weightFindings'
> & {
  record: OperatorCaseData['record']['record'];
};

const HOUR_MILLIS = 3_600_000;

/** What can be checked of what the buyer says. */
export function buyerFacts(one: Known): CheckedFact[] {
  const opened = one.events.find(({ kind }) => kind === 'opened');
  const delivered = one.record?.deliveredAt ?? null;
  const facts: CheckedFact[] = [];
  if (one.record && delivered === null) facts.push({ tone: 'unknown', text: 'No consta la entrega' });
  if (delivered !== null && opened)
    facts.push({ tone: 'sure', text: `Avisó ${spanText(delivered, opened.at)} de recibir` });
  if (one.record) facts.push(photoFact(one, 'buyer'));
  const seen = casesWithSamePhoto(one, 'buyer');
  if (seen > 0) facts.push({ tone: 'bad', text: repeatedText(seen) });
  for (const text of one.weightFindings) facts.push({ tone: 'bad', text });
  if (one.returnTracking)
    facts.push({
      tone: 'sure',
      text: `Lo mandó de vuelta: ${one.returnCarrier ?? 'guía'} ${one.returnTracking}`,
    });
  return facts;
}

/** What can be checked of what the shop says. */
export function shopFacts(one: Known): CheckedFact[] {
  const opened = one.events.find(({ kind }) => kind === 'opened');
  const answered = one.events.find(({ actor }) => actor === 'shop');
  const facts: CheckedFact[] = [
    answered && opened
      ? { tone: 'sure', text: `Respondió ${spanText(opened.at, answered.at)} del aviso` }
      : { tone: 'bad', text: 'No respondió' },
    photoFact(one, 'shop'),
  ];
  const seen = casesWithSamePhoto(one, 'shop');
  if (seen > 0) facts.push({ tone: 'bad', text: repeatedText(seen) });
  if (one.record)
    facts.push(
      one.record.trackingNumber
        ? { tone: 'sure', text: `Lo mandó con ${one.record.carrier ?? 'guía'} ${one.record.trackingNumber}` }
        : { tone: 'unknown', text: 'No hay guía del envío' },
    );
  return facts;
}

function photoFact({ photos }: Known, side: 'buyer' | 'shop'): CheckedFact {
  const own = photos.filter((photo) => photo.side === side);
  if (own.length === 0) return { tone: 'unknown', text: 'No mandó fotos' };
  return { tone: 'sure', text: own.length === 1 ? 'Mandó una foto' : `Mandó ${own.length} fotos` };
}

function casesWithSamePhoto({ photos }: Known, side: 'buyer' | 'shop'): number {
  const own = photos.filter((photo) => photo.side === side);
  return new Set(own.flatMap(({ sameAs }) => sameAs.map(({ number }) => number))).size;
}

/** 'a las 2 horas', 'a los 3 días' after another moment. */
function spanText(from: string, to: string): string {
  const hours = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / HOUR_MILLIS));
  if (hours < 1) return 'antes de una hora';
  if (hours < 48) return hours === 1 ? 'a la hora' : `a las ${hours} horas`;
  return `a los ${Math.round(hours / 24)} días`;
}
