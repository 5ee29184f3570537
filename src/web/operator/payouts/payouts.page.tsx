import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths, type PayoutList } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { Card, ViewChoice } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { shortDayText } from '../../panel/date-texts.ts';
import { CursorPager } from '../../panel/pager.tsx';
import { NewBankFile } from './bank-file-dialogs.tsx';
import { BankReport } from './bank-report.tsx';
import { Amount, SellerLink } from './money-cells.tsx';
import { MoneyHead } from './money-head.tsx';
import type { operatorPayoutsLoader } from './payout.loaders.ts';
import { PayoutSteps } from './payout-steps.tsx';
import { PayoutTag } from './payout-tag.tsx';

export type PayoutsData = Awaited<ReturnType<typeof operatorPayoutsLoader>>;

const LISTS: readonly { name: string; list: PayoutList | null }[] = [
  { name: 'Todos', list: null },
  { name: 'Por enviar', list: 'pendiente' },
  { name: 'En el banco', list: 'enviado' },
  { name: 'Pagados', list: 'pagado' },
  { name: 'Fallidos', list: 'fallido' },
  { name: 'Devueltos', list: 'devuelto' },
  { name: 'Por corregir', list: 'por-corregir' },
];

export function Page({ data }: { data: PayoutsData }) {
  const { list, payouts, nextCursor, isFirstPage, mayMove } = data;
  return (
    <>
      <MoneyHead current="Giros" action={mayMove && <BankFile data={data} />} />
      <div className="grid gap-5">
        {mayMove && (
          <BankReport about="Giro" send={(file) => callApi('applyPayoutReport', { body: { file } })} />
        )}
        <Card
          title="Giros a vendedores"
          action={
            <a href={operatorMoneyPaths.payoutFiles()} className="text-link">
              Archivos del banco
            </a>
          }
        >
          <div className="mt-4">
            <ViewChoice
              label="Estado de los giros"
              choices={LISTS.map((one) => ({
                name: one.name,
                href: operatorMoneyPaths.payouts(one.list ?? undefined),
                isCurrent: one.list === list,
              }))}
            />
          </div>
          {list === 'por-corregir' && (
            <p className="mt-4 text-tinta-2">
              Giros que el banco no hizo y que esperan a una persona. Corrige la cuenta con el vendedor: el
              dinero ya volvió a su saldo y sale con la próxima liquidación.
            </p>
          )}
          <DataTable
            label="Giros"
            columns={mayMove ? [...COLUMNS, STEPS] : COLUMNS}
            rows={payouts}
            rowKey={({ id }) => id}
            empty="No hay giros en esta lista."
          />
          <CursorPager
            next={nextCursor}
            isFirstPage={isFirstPage}
            hrefOf={(cursor) => operatorMoneyPaths.payouts(list ?? undefined, cursor)}
          />
        </Card>
      </div>
    </>
  );
}

/** Everything that is pending goes to the bank at once, and counts as sent. */
function BankFile({ data }: { data: PayoutsData }) {
  const { count, amount } = data.pendingPayouts;
  return (
    <NewBankFile count={count} amount={amount} send={() => callApi('createPayoutFile', {})}>
      El archivo lleva {count === 1 ? 'un giro' : `${count} giros`} por {formatPesos(amount)} (máximo 2.000
      giros por archivo). Los giros quedan como enviados: cárgalo hoy mismo en el portal del banco.
    </NewBankFile>
  );
}

type Payout = PayoutsData['payouts'][number];

const COLUMNS: Column<Payout>[] = [
  {
    id: 'payout',
    header: 'Giro',
    stacked: 'title',
    cell: ({ id, reference, settlementId }) => (
      <>
        {reference}
        <a
          href={operatorMoneyPaths.settlement(settlementId)}
          className="text-link block font-normal text-small"
        >
          Liquidación {settlementId}
          <span className="sr-only"> del giro {id}</span>
        </a>
      </>
    ),
  },
  {
    id: 'seller',
    header: 'Vendedor',
    cell: ({ sellerId, sellerName }) => <SellerLink id={sellerId} name={sellerName} />,
  },
  {
    id: 'account',
    header: 'Cuenta',
    cell: ({ bankName, maskedAccount }) => `${bankName} ${maskedAccount}`,
  },
  {
    id: 'state',
    header: 'Estado',
    stacked: 'full',
    cell: (payout) => (
      <>
        <PayoutTag state={payout.state} />
        <span className="mt-1 block text-small text-tinta-3">{stateText(payout)}</span>
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

const STEPS: Column<Payout> = {
  id: 'steps',
  header: 'Acciones',
  hideHeader: true,
  align: 'end',
  stacked: 'full',
  cell: (payout) => <PayoutSteps payout={payout} />,
};

function stateText({ failure, bankReference, createdOn, sentOn, paidOn }: Payout): string {
  if (failure) return failure;
  if (paidOn) return `${shortDayText(paidOn)}, referencia ${bankReference}`;
  return sentOn ? `Enviado el ${shortDayText(sentOn)}` : `Creado el ${shortDayText(createdOn)}`;
}
