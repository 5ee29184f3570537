import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface StepFrameProps {
  step: number;
  title: string;
  /** Where the arrow leads: a step back, or out of it. */
  back: { href: string; label: string };
  children: ReactNode;
}

const STEPS = [1, 2, 3] as const;

/** One question on a page of its own, with how far it is. */
export function StepFrame({ step, title, back, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // A new question is read from its heading on; the first one leaves the focus where the page put it.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="mx-auto max-w-[640px] px-4 pt-3 pb-10 sm:px-6 sm:pt-8 sm:pb-16">
      <div className="grid grid-cols-[44px_1fr_64px] items-center">
        <a
          href={back.href}
          aria-label={back.label}
          className="-ml-[10px] grid size-[44px] place-items-center rounded-full hover:bg-crema-1"
        >
          <Icon name="arrow-left" weight="bold" size={20} />
        </a>
        <p className="text-center font-semibold">Devolver</p>
        <p className="text-right text-small text-tinta-2 tabular-nums">{step} de 3</p>
      </div>
      <div aria-hidden="true" className="mt-2 grid grid-cols-3 gap-[6px]">
        {STEPS.map((one) => (
          <span key={one} className={`h-[5px] rounded-full ${one <= step ? 'bg-verde-6' : 'bg-crema-2'}`} />
        ))}
      </div>
      <h1 ref={heading} tabIndex={-1} className="heading-1 mt-6 mb-5 outline-none">
        {title}
        <span className="sr-only">, paso {step} de 3</span>
      </h1>
      {children}
    </div>
  );
}
