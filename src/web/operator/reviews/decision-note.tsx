import { momentText } from '../../panel/date-texts.ts';

interface Decided {
  decidedAt: string | null;
  decidedBy: string | null;
  decisionReason: string | null;
}

/** 'Ana Gómez, hoy, 4:00 p. m.: insulta'; nothing for what nobody has decided yet. */
export function DecisionNote({ decided, now }: { decided: Decided; now: number }) {
  const { decidedAt, decidedBy, decisionReason } = decided;
  if (!decidedAt) return null;
  return (
    <p className="mt-3 break-words text-small text-tinta-2">
      {decidedBy ? `Decidió ${decidedBy}` : 'Decidido'} · {momentText(Date.parse(decidedAt), now)}
      {decisionReason && <span className="block">Motivo: {decisionReason}</span>}
    </p>
  );
}
