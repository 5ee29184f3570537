import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { MONEY_VIEWS, type MoneyView } from './money-views.ts';

function isListOf(current: MoneyView): boolean {
  return MONEY_VIEWS.some(({ name, isList }) => name === current && isList);
}

/** Head of every money page. */
export function MoneyHead({ current }: { current: MoneyView }) {
  return (
    <>
      <PageHeading title="Pagos" isList={isListOf(current)} />
      <div className="mb-5 sm:w-fit">
        <ViewChoice
          label="Partes de los pagos"
          choices={MONEY_VIEWS.map(({ name, path }) => ({ name, href: path, isCurrent: name === current }))}
        />
      </div>
    </>
  );
}
