import type { ReactNode } from 'react';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { MONEY_VIEWS, type MoneyView } from './money-views.ts';

function isListOf(current: MoneyView): boolean {
  return MONEY_VIEWS.some(({ name, isList }) => name === current && isList);
}

/** Head of every page about money. */
export function MoneyHead({ current, action }: { current: MoneyView; action?: ReactNode }) {
  return (
    <>
      <PageHeading title="Dinero" action={action} isList={isListOf(current)} />
      <div className="mb-5">
        <ViewChoice
          label="Partes del dinero"
          choices={MONEY_VIEWS.map(({ name, path }) => ({ name, href: path, isCurrent: name === current }))}
        />
      </div>
    </>
  );
}
