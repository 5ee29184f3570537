import type { ReactNode } from 'react';
import { DensitySwitch } from './density-switch.tsx';
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

interface PageHeadingProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** What can be looked at of a list, as pills: below the title, with compact rows beside it. */
  views?: ReactNode;
  /** The page is a list, whose rows may be compact. */
  isList?: boolean;
}

export function PageHeading({ title, text, action, views, isList }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 compact:lg:mb-3 compact:lg:min-h-[44px] compact:lg:flex-nowrap">
      <div className={isList ? 'min-w-0 compact:lg:shrink-0' : 'min-w-0'}>
        <h1 className="heading-panel">{title}</h1>
        {text && <p className={`mt-1 text-tinta-2 ${isList ? 'compact:lg:hidden' : ''}`}>{text}</p>}
      </div>
      {views && (
        <div className="order-last w-full min-w-0 compact:lg:order-none compact:lg:w-auto compact:lg:flex-1">
          {views}
        </div>
      )}
      {(action || isList) && (
        <div className="flex flex-wrap gap-3 compact:lg:flex-nowrap">
          {isList && <DensitySwitch />}
          {action}
        </div>
      )}
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
