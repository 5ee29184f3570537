import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { StatementList } from '../../panel/statement-list.tsx';
import type { sellerStatementsLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';

export function Page({ data: { months } }: PageProps<typeof sellerStatementsLoader>) {
  return (
    <>
      <MoneyHead current="Extractos" />
      <Card title="Extractos por mes">
        <p className="mt-1 text-tinta-2">
          Todos los movimientos del mes: en PDF para imprimir, en CSV para tu contabilidad.
        </p>
        <StatementList
          months={months}
          ask={(month, format) => callApi('getOwnStatement', { params: { month }, query: { format } })}
        />
      </Card>
    </>
  );
}
