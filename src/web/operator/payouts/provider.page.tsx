import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { Amount } from './money-cells.tsx';
import { MoneyHead } from './money-head.tsx';
import type { operatorProviderLoader } from './payout.loaders.ts';
import { ProviderForm } from './provider-form.tsx';

type Data = Awaited<ReturnType<typeof operatorProviderLoader>>;

export function Page({ data }: { data: Data }) {
  const { settlements, nextCursor, isFirstPage, mayMove, today } = data;
  return (
    <>
      <MoneyHead current="Proveedor" />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_420px]">
        <Card title="Abonos del proveedor de pagos">
          <DataTable
            label="Abonos del proveedor"
            columns={COLUMNS}
            rows={settlements}
            rowKey={({ id }) => id}
            empty="Aún no se ha registrado ninguno."
          />
          <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={operatorMoneyPaths.provider} />
        </Card>
        {mayMove && (
          <Card title="Registrar un abono" className="self-start">
            <ProviderForm today={today} />
          </Card>
        )}
      </div>
    </>
  );
}

const COLUMNS: Column<Data['settlements'][number]>[] = [
  { id: 'reference', header: 'Referencia', stacked: 'title', cell: ({ reference }) => reference },
  { id: 'day', header: 'Día', cell: ({ receivedOn }) => formatSpanishDate(receivedOn) },
  { id: 'gross', header: 'Bruto', align: 'end', cell: ({ gross }) => <Amount pesos={gross} /> },
  {
    id: 'charges',
    header: 'Comisión con IVA',
    align: 'end',
    cell: ({ commission, commissionTax }) => formatPesos(commission + commissionTax),
  },
  {
    id: 'withheld',
    header: 'Retenciones',
    align: 'end',
    cell: ({ withheldIncomeTax, withheldSalesTax, withheldCityTax }) =>
      formatPesos(withheldIncomeTax + withheldSalesTax + withheldCityTax),
  },
  { id: 'net', header: 'Neto', align: 'end', stacked: 'side', cell: ({ net }) => <Amount pesos={net} /> },
];
