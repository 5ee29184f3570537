import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { MovementTable } from '../../panel/movement-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { StatementList } from '../../panel/statement-list.tsx';
import type { operatorSellerMovementsLoader } from './settlement.loaders.ts';

export function Page({ data }: PageProps<typeof operatorSellerMovementsLoader>) {
  const { sellerId, sellerName, movements, nextCursor, isFirstPage, months } = data;
  return (
    <>
      <a href={operatorMoneyPaths.sellerMoney(sellerId)} className="text-link inline-block py-2">
        Volver a su dinero
      </a>
      <PageHeading
        title={sellerName}
        isList
        text="Sus movimientos y extractos, con las palabras que ve la tienda."
      />
      <div className="grid items-start gap-5 min-[1280px]:grid-cols-[2fr_1fr]">
        <Card title="Movimientos">
          <MovementTable
            movements={movements}
            empty="Aún no tiene movimientos."
            hrefOf={operatorMoneyPaths.entry}
          />
          <CursorPager
            next={nextCursor}
            isFirstPage={isFirstPage}
            hrefOf={(cursor) => operatorMoneyPaths.sellerMovements(sellerId, cursor)}
          />
        </Card>
        <Card title="Extractos por mes">
          <StatementList
            months={months}
            ask={(month, format) =>
              callApi('getSellerStatement', { params: { sellerId, month }, query: { format } })
            }
          />
        </Card>
      </div>
    </>
  );
}
