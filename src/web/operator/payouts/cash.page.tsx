import { formatPesos } from '../../../domain/money.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, ViewChoice } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import { CursorPager } from '../../panel/pager.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { operatorCashLoader } from '../orders/refunds/refund.loaders.ts';
import { CarrierTable } from './carrier-table.tsx';
import { missing, whenValid } from './check-form.ts';
import { Amount, OrderLink, SellerLink } from './money-cells.tsx';
import { MoneyDialog } from './money-form.tsx';
import { MoneyHead } from './money-head.tsx';
import { textOf } from './pesos-field.tsx';

export type CashData = Awaited<ReturnType<typeof operatorCashLoader>>;

/** Cash that was taken at doors and has not reached the bank. */
export function Page({ data }: { data: CashData }) {
  const { collections, nextCursor, carrier, isOverdue, isFirstPage, mayMove } = data;
  const ofCarrier = carrier ? { transportadora: carrier } : {};
  const filter = { ...ofCarrier, ...(isOverdue && { vencidos: 'si' as const }) };
  return (
    <>
      <MoneyHead current="Contraentrega" />
      <Card title="Por transportadora">
        <CarrierTable data={data} />
      </Card>
      <Card
        title={carrier ? `Recaudos de ${carrier}` : 'Recaudos en camino'}
        className="mt-5"
        action={
          carrier && (
            <a href={operatorMoneyPaths.cash()} className="text-link">
              Ver todas
            </a>
          )
        }
      >
        <div className="mt-4 sm:w-fit">
          <ViewChoice
            label="Antigüedad de los recaudos"
            choices={[
              { name: 'Todos', href: operatorMoneyPaths.cash(ofCarrier), isCurrent: !isOverdue },
              {
                name: 'Atrasados',
                href: operatorMoneyPaths.cash({ ...ofCarrier, vencidos: 'si' }),
                isCurrent: isOverdue,
              },
            ]}
          />
        </div>
        <DataTable
          label="Recaudos en camino"
          columns={mayMove ? [...COLUMNS, UNDO] : COLUMNS}
          rows={collections}
          rowKey={({ id }) => id}
          empty="No hay efectivo en camino."
        />
        <CursorPager
          next={nextCursor}
          isFirstPage={isFirstPage}
          hrefOf={(cursor) => operatorMoneyPaths.cash(filter, cursor)}
        />
      </Card>
    </>
  );
}

type Collection = CashData['collections'][number];

const COLUMNS: Column<Collection>[] = [
  {
    id: 'order',
    header: 'Pedido',
    stacked: 'title',
    cell: ({ id, orderNumber }) => (
      <>
        <OrderLink number={orderNumber} />
        <span className="block font-normal text-small text-tinta-3">Recaudo {id}</span>
      </>
    ),
  },
  {
    id: 'seller',
    header: 'Vendedor',
    cell: ({ sellerId }) => <SellerLink id={sellerId} name={`Vendedor ${sellerId}`} />,
  },
  { id: 'carrier', header: 'Transportadora', cell: ({ carrier }) => carrier ?? '' },
  {
    id: 'age',
    header: 'Recaudado',
    cell: ({ collectedAt, days, isOverdue }) => (
      <>
        {shortDayText(bogotaDay(Date.parse(collectedAt)))}, hace {days === 1 ? 'un día' : `${days} días`}{' '}
        {isOverdue && <Tag tone="urgent">Atrasado</Tag>}
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Valor',
    align: 'end',
    stacked: 'side',
    cell: ({ amount }) => <Amount pesos={amount} />,
  },
];

const UNDO: Column<Collection> = {
  id: 'undo',
  header: 'Acciones',
  hideHeader: true,
  align: 'end',
  stacked: 'full',
  cell: (collection) => <Undo collection={collection} />,
};

function Undo({ collection: { id, orderNumber, amount } }: { collection: Collection }) {
  return (
    <MoneyDialog
      button="Anular"
      of={`el recaudo del pedido ${orderNumber}`}
      title={`Anular el recaudo del pedido ${orderNumber}`}
      confirm={`Anular el recaudo de ${formatPesos(amount)}`}
      variant="destructive"
      send={(form) =>
        whenValid({ reason: missing(form, 'reason', 3) }, () =>
          callApi('undoCollection', {
            params: { collectionId: id },
            body: { reason: textOf(form, 'reason') },
          }),
        )
      }
      done={`Anulamos el recaudo del pedido ${orderNumber}`}
    >
      {(errors) => (
        <>
          <p>
            Para un recaudo registrado por error: los {formatPesos(amount)} salen de los libros, el paquete
            vuelve a como estaba, y se puede recaudar otra vez.
          </p>
          <TextField label="Motivo" name="reason" required maxLength={300} error={errors.reason} />
        </>
      )}
    </MoneyDialog>
  );
}
