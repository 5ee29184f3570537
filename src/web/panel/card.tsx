import type { ReactNode } from 'react';
import { useCurrentInView } from './use-current-in-view.ts';

interface CardProps {
  title: ReactNode;
  /** Beside the title: a link, a choice of periods. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a panel page. */
export function Card({ title, action, className = '', children }: CardProps) {
  return (
    <section
      className={`min-w-0 rounded-[18px] border border-linea bg-papel p-4 sm:rounded-[22px] sm:p-7 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="heading-3">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export function PageHeading({
  title,
  text,
  action,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h1 className="heading-panel">{title}</h1>
        {text && <p className="mt-1 text-tinta-2">{text}</p>}
      </div>
      {action && <div className="flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}

/** Neighbouring views of the same thing: periods, states. Links, so they work by address. */
export function ViewChoice({
  label,
  choices,
}: {
  label: string;
  choices: readonly { name: string; href: string; isCurrent: boolean }[];
}) {
  const row = useCurrentInView();
  return (
    <nav
      ref={row}
      aria-label={label}
      className="flex max-w-full overflow-x-auto rounded-[14px] bg-crema-1 p-1 max-sm:w-full"
    >
      {choices.map(({ name, href, isCurrent }) => (
        <a
          key={href}
          href={href}
          data-keep-scroll
          aria-current={isCurrent ? 'true' : undefined}
          className="flex min-h-[44px] flex-auto items-center justify-center whitespace-nowrap rounded-[10px] px-4 font-semibold text-small text-tinta-2 -outline-offset-3 aria-[current]:bg-papel aria-[current]:text-tinta aria-[current]:shadow-e1 sm:min-h-[38px]"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
