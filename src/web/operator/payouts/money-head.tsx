import type { ReactNode } from 'react';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';

const VIEWS = [
  { name: 'Resumen', href: operatorMoneyPaths.overview(), isList: false },
  { name: 'Liquidaciones', href: operatorMoneyPaths.settlements(), isList: true },
  { name: 'Giros', href: operatorMoneyPaths.payouts(), isList: true },
  { name: 'Reembolsos', href: operatorMoneyPaths.refunds(), isList: true },
  { name: 'Contraentrega', href: operatorMoneyPaths.cash(), isList: true },
  { name: 'Conciliación', href: operatorMoneyPaths.reconciliation(), isList: false },
  { name: 'Proveedor', href: operatorMoneyPaths.provider(), isList: true },
  { name: 'Comisiones', href: operatorMoneyPaths.fees(), isList: false },
  { name: 'Libros', href: operatorMoneyPaths.ledger(), isList: true },
  { name: 'Descargas', href: operatorMoneyPaths.exports(), isList: false },
] as const;

export type MoneyView = (typeof VIEWS)[number]['name'];

function isListOf(current: (typeof VIEWS)[number]['name']): boolean {
  return VIEWS.some(({ name, isList }) => name === current && isList);
}

/** Head of every page about money. */
export function MoneyHead({ current, action }: { current: MoneyView; action?: ReactNode }) {
  return (
    <>
      <PageHeading title="Dinero" action={action} isList={isListOf(current)} />
      <div className="mb-5">
        <ViewChoice
          label="Partes del dinero"
          choices={VIEWS.map(({ isList: _, ...view }) => ({ ...view, isCurrent: view.name === current }))}
        />
      </div>
    </>
  );
}
