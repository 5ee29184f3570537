import { percentText } from '../../../domain/fee-rule.ts';
import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FeeLine } from '../books/fee-texts.tsx';
import { BankAccountCard } from './bank-account-card.tsx';
import { Amount, Fact, Facts } from './money-cells.tsx';
import { PayoutTag } from './payout-tag.tsx';
import type { operatorSellerMoneyLoader } from './settlement.loaders.ts';

type Data = Awaited<ReturnType<typeof operatorSellerMoneyLoader>>;

export function Page({ data }: { data: Data }) {
  const { sellerId, money, settlements, nextCursor, isFirstPage, basePercent, fees, panel, mayMove } = data;
  return (
    <>
      <a href={operatorMoneyPaths.settlements()} className="text-link inline-block py-2">
        Volver a las liquidaciones
      </a>
      <PageHeading
        title={money.sellerName}
        text={`Vendedor ${sellerId}`}
        action={
          panel.permissions.includes('see-sellers') && (
            <ButtonLink variant="outline" size="compact" href={operatorPaths.seller(sellerId)}>
              Ver el vendedor
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-5 min-[1280px]:grid-cols-2">
        <MoneyCard money={money} sellerId={sellerId} />
        <FeesCard basePercent={basePercent} fees={fees} sellerId={sellerId} />
      </div>
      {mayMove && (
        <div className="mt-5">
          <BankAccountCard data={data} />
        </div>
      )}
      <Card title="Sus liquidaciones" className="mt-5">
        <DataTable
          label="Liquidaciones del vendedor"
          columns={COLUMNS}
          rows={settlements}
          rowKey={({ id }) => id}
          empty="Aún no tiene liquidaciones."
        />
        <CursorPager
          next={nextCursor}
          isFirstPage={isFirstPage}
          hrefOf={(cursor) => operatorMoneyPaths.sellerMoney(sellerId, cursor)}
        />
      </Card>
    </>
  );
}

function MoneyCard({ money, sellerId }: Pick<Data, 'money' | 'sellerId'>) {
  return (
    <Card
      title="Su dinero"
      action={
        <a href={operatorMoneyPaths.sellerMovements(sellerId)} className="text-link">
          Movimientos y extractos
        </a>
      }
    >
      <Facts>
        <Fact name="Por recibir">{formatPesos(money.pending)}</Fact>
        <Fact name="Retenido">
          <a href={operatorMoneyPaths.ledgerAccount('retenido', sellerId)} className="text-link">
            {formatPesos(money.held)}
          </a>
        </Fact>
        <Fact name="Disponible">
          <a href={operatorMoneyPaths.ledgerAccount('disponible', sellerId)} className="text-link">
            {formatPesos(money.available)}
          </a>
        </Fact>
        {money.heldByCase > 0 && <Fact name="Retenido por un caso">{formatPesos(money.heldByCase)}</Fact>}
        <Fact name="En giro">{formatPesos(money.inPayout)}</Fact>
        <Fact name="Pagado">{formatPesos(money.paid)}</Fact>
        <Fact name="Pagado por el proveedor">{formatPesos(money.paidByProvider)}</Fact>
        <Fact name="Deuda">{formatPesos(money.debt)}</Fact>
      </Facts>
    </Card>
  );
}

function FeesCard({ basePercent, fees, sellerId }: Pick<Data, 'basePercent' | 'fees' | 'sellerId'>) {
  return (
    <Card
      title="Sus comisiones"
      action={
        <a href={operatorMoneyPaths.fees(sellerId)} className="text-link">
          Cambiar
        </a>
      }
    >
      <p className="mt-3">
        Base: <strong>{percentText(basePercent)}</strong>, donde no rige otra.
      </p>
      <ul className="mt-2 grid gap-2">
        {fees.map((fee) => (
          <li key={fee.id}>
            <FeeLine {...fee} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const COLUMNS: Column<Data['settlements'][number]>[] = [
  {
    id: 'number',
    header: 'Liquidación',
    stacked: 'title',
    cell: ({ id }) => (
      <a href={operatorMoneyPaths.settlement(id)} className="text-link">
        N.º {id}
      </a>
    ),
  },
  { id: 'date', header: 'Fecha', cell: ({ createdOn }) => formatSpanishDate(createdOn) },
  { id: 'account', header: 'Cuenta', cell: ({ bankName, maskedAccount }) => `${bankName} ${maskedAccount}` },
  { id: 'state', header: 'Giro', cell: ({ payoutState }) => <PayoutTag state={payoutState} /> },
  {
    id: 'amount',
    header: 'Valor',
    align: 'end',
    stacked: 'side',
    cell: ({ amount }) => <Amount pesos={amount} />,
  },
];
