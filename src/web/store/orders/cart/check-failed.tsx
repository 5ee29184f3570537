import { Notice } from '../../../ui/surfaces.tsx';

/** Old prices are never taken for today's: the buyer hears that the shop did not answer. */
export function CheckFailed({ checkAgain }: { checkAgain: () => void }) {
  return (
    <div role="status">
      <Notice tone="information">
        No pudimos comprobar los precios y las existencias de hoy.{' '}
        <button
          type="button"
          onClick={checkAgain}
          className="-my-2 min-h-11 font-semibold underline underline-offset-4"
        >
          Reintentar
        </button>
      </Notice>
    </div>
  );
}
