import { paths } from '../../../wire/paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';

const VIEWS = [
  { name: 'Movimientos', href: paths.sellerMoney() },
  { name: 'Liquidaciones', href: paths.sellerSettlements() },
  { name: 'Extractos', href: paths.sellerStatements() },
  { name: 'Cuenta bancaria', href: paths.sellerBankAccount() },
] as const;

/** Head of every money page. */
export function MoneyHead({ current }: { current: (typeof VIEWS)[number]['name'] }) {
  return (
    <>
      <PageHeading title="Pagos" />
      <div className="mb-5 sm:w-fit">
        <ViewChoice
          label="Partes de los pagos"
          choices={VIEWS.map((view) => ({ ...view, isCurrent: view.name === current }))}
        />
      </div>
    </>
  );
}
