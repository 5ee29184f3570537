import type { ReactNode } from 'react';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';

const VIEWS = [
  { name: 'Resumen', href: operatorMoneyPaths.overview() },
  { name: 'Liquidaciones', href: operatorMoneyPaths.settlements() },
  { name: 'Giros', href: operatorMoneyPaths.payouts() },
  { name: 'Reembolsos', href: operatorMoneyPaths.refunds() },
  { name: 'Contraentrega', href: operatorMoneyPaths.cash() },
  { name: 'Conciliación', href: operatorMoneyPaths.reconciliation() },
  { name: 'Proveedor', href: operatorMoneyPaths.provider() },
  { name: 'Comisiones', href: operatorMoneyPaths.fees() },
  { name: 'Libros', href: operatorMoneyPaths.ledger() },
  { name: 'Descargas', href: operatorMoneyPaths.exports() },
] as const;

export type MoneyView = (typeof VIEWS)[number]['name'];

/** Head of every page about money. */
export function MoneyHead({ current, action }: { current: MoneyView; action?: ReactNode }) {
  return (
    <>
      <PageHeading title="Dinero" action={action} />
      <div className="mb-5">
        <ViewChoice
          label="Partes del dinero"
          choices={VIEWS.map((view) => ({ ...view, isCurrent: view.name === current }))}
        />
      </div>
    </>
  );
}
