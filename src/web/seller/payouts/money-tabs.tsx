import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';

const VIEWS = [
  { name: 'Movimientos', href: sellerPaths.money() },
  { name: 'Liquidaciones', href: sellerPaths.settlements() },
  { name: 'Extractos', href: sellerPaths.statements() },
  { name: 'Cuenta bancaria', href: sellerPaths.bankAccount() },
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
