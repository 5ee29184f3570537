import { sellerPaths } from '../../../wire/seller-paths.ts';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';

const VIEWS = [
  { name: 'Movimientos', href: sellerPaths.money(), isList: true },
  { name: 'Liquidaciones', href: sellerPaths.settlements(), isList: true },
  { name: 'Extractos', href: sellerPaths.statements(), isList: false },
  { name: 'Cuenta bancaria', href: sellerPaths.bankAccount(), isList: false },
] as const;

function isListOf(current: (typeof VIEWS)[number]['name']): boolean {
  return VIEWS.some(({ name, isList }) => name === current && isList);
}

/** Head of every money page. */
export function MoneyHead({ current }: { current: (typeof VIEWS)[number]['name'] }) {
  return (
    <>
      <PageHeading title="Pagos" isList={isListOf(current)} />
      <div className="mb-5 sm:w-fit">
        <ViewChoice
          label="Partes de los pagos"
          choices={VIEWS.map(({ isList: _, ...view }) => ({ ...view, isCurrent: view.name === current }))}
        />
      </div>
    </>
  );
}
