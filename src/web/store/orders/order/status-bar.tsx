import type { ReactNode } from 'react';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { DatedStep } from './status-dates.ts';

const icons: Record<number, ReactNode> = {
  19: <Icon name="receipt" weight="fill" />,
  20: <Icon name="package" weight="fill" />,
  1: <Icon name="barcode" weight="fill" />,
  2: <Icon name="truck" weight="fill" />,
  3: <Icon name="house-line" weight="fill" />,
};

/** Five circles on a line, beside each other; below 640 one under the other (design.md 6). */
export function StatusBar({ steps }: { steps: readonly DatedStep[] }) {
  return (
    <ol aria-label="Estado del paquete" className="grid sm:grid-cols-5">
      {steps.map((step, index) => (
        <Step key={step.id} step={step} isFirst={index === 0} />
      ))}
    </ol>
  );
}

function Step({ step, isFirst }: { step: DatedStep; isFirst: boolean }) {
  const { name, date, reached, current } = step;
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="relative flex min-h-[60px] items-start gap-4 sm:flex-col sm:items-center sm:gap-3 sm:text-center"
    >
      {!isFirst && (
        <span
          aria-hidden="true"
          className={`absolute max-sm:bottom-[calc(100%-20px)] max-sm:left-[18px] max-sm:h-[60px] max-sm:w-1 sm:top-[18px] sm:right-1/2 sm:h-1 sm:w-full ${reached ? 'bg-verde-6' : 'bg-crema-2'}`}
        />
      )}
      <Circle step={step} />
      <div className="text-small/5 max-sm:mb-5 max-sm:flex max-sm:min-h-10 max-sm:flex-col max-sm:justify-center sm:px-1">
        <p className={`font-[650] ${current ? 'text-verde-7' : reached ? '' : 'text-tinta-2'}`}>
          {name}
          {reached && <span className="sr-only">{current ? ', estado actual' : ', listo'}</span>}
        </p>
        {date !== null && <p className="text-balance text-tinta-3">{formatSpanishDate(date)}</p>}
      </div>
    </li>
  );
}

function Circle({ step: { id, reached, current } }: { step: DatedStep }) {
  const halo = current
    ? 'animate-pulse-halo shadow-[0_0_0_6px_rgba(255,182,39,.38),0_0_0_13px_rgba(255,182,39,.16)]'
    : '';
  return (
    <span
      aria-hidden="true"
      className={`relative z-10 grid size-10 shrink-0 place-items-center rounded-full ${reached ? 'bg-verde-6 text-white' : 'bg-crema-2 text-apagado'} ${halo}`}
    >
      {reached && !current ? <Icon name="check" weight="bold" /> : icons[id]}
    </span>
  );
}
