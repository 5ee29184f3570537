import type { ReactNode } from 'react';
import { formatPesos } from '../../domain/money.ts';
import { shortDayText } from './date-texts.ts';

interface SettledMovementProps {
  movement: {
    date: string;
    text: string;
    deliveredOn: string | null;
    dueOn: string | null;
    lines: readonly {
      line: number;
      name: string;
      quantity: number;
      saleAmount: number;
      feePercent: number;
      fee: number;
      net: number;
    }[];
  };
  href: string;
  amount: ReactNode;
}

/** What a movement brought to its settlement, and how that follows from sale and fee of each line. */
export function SettledMovement({ movement, href, amount }: SettledMovementProps) {
  const { date, text, deliveredOn, dueOn, lines } = movement;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <a href={href} className="hover:underline">
            {text}
          </a>
          <span className="block text-small text-tinta-3">
            {shortDayText(date)}
            {deliveredOn && ` · entregado el ${shortDayText(deliveredOn)}`}
            {dueOn && ` · se debía pagar a más tardar el ${shortDayText(dueOn)}`}
          </span>
        </p>
        {amount}
      </div>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-2 rounded-[12px] bg-crema-1 p-3 text-small">
          {lines.map((line) => (
            <li key={line.line} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <span className="text-tinta-2">
                {formatPesos(line.saleAmount)} − comisión {String(line.feePercent).replace('.', ',')} % (
                {formatPesos(line.fee)}) = <strong>{formatPesos(line.net)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
