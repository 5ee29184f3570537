import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, ViewChoice } from '../../panel/card.tsx';
import { Pager } from '../../panel/pager.tsx';
import type { operatorReconciliationLoader } from '../orders/refunds/refund.loaders.ts';
import { Difference } from './difference.tsx';
import { DifferenceGroups } from './difference-groups.tsx';
import { MoneyDialog } from './money-form.tsx';
import { MoneyHead } from './money-head.tsx';
import { ReconciliationRuns } from './reconciliation-runs.tsx';

export type ReconciliationData = Awaited<ReturnType<typeof operatorReconciliationLoader>>;

const LISTS = [
  { name: 'Por revisar', list: 'por-revisar', empty: 'No hay diferencias por revisar.' },
  { name: 'Abiertas', list: 'abiertas', empty: 'No hay diferencias abiertas: todo cuadra.' },
  { name: 'Resueltas', list: 'resueltas', empty: 'Aún no se ha resuelto ninguna.' },
] as const;

/** The provider, the orders and the books against each other, and what to do where they differ. */
export function Page({ data }: { data: ReconciliationData }) {
  const { list, kind, differences, nextCursor, isFirstPage, mayMove } = data;
  return (
    <>
      <MoneyHead current="Conciliación" action={mayMove && <Request />} />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_400px]">
        <Card title="Diferencias">
          <div className="mt-4 sm:w-fit">
            <ViewChoice
              label="Estado de las diferencias"
              choices={LISTS.map((one) => ({
                name: one.name,
                href: operatorMoneyPaths.reconciliation(one.list),
                isCurrent: one.list === list,
              }))}
            />
          </div>
          <DifferenceGroups data={data} />
          {differences.length === 0 && (
            <p className="py-8 text-center text-tinta-2">{LISTS.find((one) => one.list === list)?.empty}</p>
          )}
          <ul>
            {differences.map((difference) => (
              <li key={difference.id} className="border-linea border-b py-5 last:border-b-0">
                <Difference difference={difference} data={data} />
              </li>
            ))}
          </ul>
          <Pager
            firstHref={isFirstPage ? null : operatorMoneyPaths.reconciliation(list, null, kind)}
            nextHref={nextCursor ? operatorMoneyPaths.reconciliation(list, nextCursor, kind) : null}
          />
        </Card>
        <Card title="Conciliaciones" className="self-start">
          <ReconciliationRuns data={data} />
        </Card>
      </div>
    </>
  );
}

function Request() {
  return (
    <MoneyDialog
      button="Conciliar ahora"
      look="primary"
      size="normal"
      title="Conciliar ahora"
      confirm="Pedir conciliación"
      send={() => callApi('requestReconciliation', {})}
      done={({ id }) => `La conciliación ${id} empieza en el próximo minuto`}
    >
      {() => (
        <p>
          Compara los pagos del proveedor, los pedidos y los libros de los últimos 60 días. Las diferencias
          que ya no existan quedan resueltas.
        </p>
      )}
    </MoneyDialog>
  );
}
