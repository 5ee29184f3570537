import { formatPesos } from '../../../domain/money.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { counted } from '../../panel/counted.ts';
import { FigureCard } from '../../panel/figure-card.tsx';
import { BalanceTable } from '../books/balance-table.tsx';
import { MoneyHead } from './money-head.tsx';
import type { operatorMoneyLoader } from './overview.loader.ts';

type Data = Awaited<ReturnType<typeof operatorMoneyLoader>>;

/** What is owed, what is on its way and what the books say, at one look. */
export function Page({ data: { overview, balances } }: PageProps<typeof operatorMoneyLoader>) {
  // Debts lower what the books hold for sellers.
  const payable = balances.find(({ account }) => account === 'seller_payable')?.balance ?? 0;
  return (
    <>
      <MoneyHead current="Resumen" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 min-[1280px]:grid-cols-3">
        <SellerFigures overview={overview} owed={payable + overview.debts.amount} />
        <CheckFigures overview={overview} />
      </div>
      <Card title="Saldos de las cuentas" className="mt-5">
        <BalanceTable balances={balances} />
      </Card>
    </>
  );
}

/** What goes to sellers. */
function SellerFigures({ overview, owed }: Pick<Data, 'overview'> & { owed: number }) {
  const { pendingPayouts, sentPayouts, refusedPayouts } = overview;
  return (
    <>
      <FigureCard
        icon="storefront"
        label="Por liquidar a vendedores"
        value={formatPesos(owed)}
        note="Disponible o retenido por un caso"
        href={operatorMoneyPaths.settlements()}
      />
      <FigureCard
        icon="credit-card"
        label="Giros en camino"
        value={formatPesos(pendingPayouts.amount + sentPayouts.amount)}
        note={
          <>
            {pendingPayouts.count} por enviar, {sentPayouts.count} en el banco
            {refusedPayouts > 0 && (
              <Alarm text={`${counted(refusedPayouts, 'fallido', 'fallidos')} por corregir`} />
            )}
          </>
        }
        href={refusedPayouts > 0 ? operatorMoneyPaths.payouts('por-corregir') : operatorMoneyPaths.payouts()}
      />
    </>
  );
}

/** What others have to give or get, and what does not agree. */
function CheckFigures({ overview }: Pick<Data, 'overview'>) {
  const { debts, refunds, cash, overdueCash, overdueRefunds, differences } = overview;
  return (
    <>
      <FigureCard
        icon="receipt"
        label="Reembolsos por hacer"
        value={formatPesos(refunds.amount)}
        note={
          <>
            {counted(refunds.count, 'reembolso', 'reembolsos')}
            {overdueRefunds > 0 && <Alarm text={`${overdueRefunds} fuera de plazo`} />}
          </>
        }
        href={operatorMoneyPaths.refunds()}
      />
      <FigureCard
        icon="money"
        label="Efectivo en transportadoras"
        value={formatPesos(cash.amount)}
        note={
          <>
            {counted(cash.count, 'recaudo', 'recaudos')}
            {overdueCash.count > 0 && <Alarm text={`${formatPesos(overdueCash.amount)} atrasados`} />}
          </>
        }
        href={operatorMoneyPaths.cash()}
      />
      <FigureCard
        icon="warning-circle"
        label="Deudas de vendedores"
        value={formatPesos(debts.amount)}
        note={`${counted(debts.count, 'vendedor', 'vendedores')}; se descuentan de su próxima liquidación`}
        href={operatorMoneyPaths.settlements()}
      />
      <FigureCard
        icon="bell"
        label="Diferencias por revisar"
        value={differences}
        note="De la conciliación"
        href={operatorMoneyPaths.reconciliation()}
      />
    </>
  );
}

function Alarm({ text }: { text: string }) {
  return <span className="block font-semibold text-tomate-7">{text}</span>;
}
