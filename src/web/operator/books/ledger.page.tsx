import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { MoneyHead } from '../payouts/money-head.tsx';
import { BalanceTable } from './balance-table.tsx';
import type { operatorLedgerLoader } from './ledger.loaders.ts';
import { LedgerCheck } from './ledger-check.tsx';

/** The way into the books: an account, an order, an entry, a seller; and the proof that all of it holds. */
export function Page({ data }: PageProps<typeof operatorLedgerLoader>) {
  const { balances } = data;
  return (
    <>
      <MoneyHead current="Libros" />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_400px]">
        <Card title="Cuentas">
          <BalanceTable balances={balances} />
        </Card>
        <div className="grid content-start gap-5">
          <Card title="Buscar en los libros">
            <Lookup label="Número de pedido" pathOf={operatorMoneyPaths.order} />
            <Lookup label="Número de movimiento" pathOf={operatorMoneyPaths.entry} />
            <Lookup label="Código de vendedor" pathOf={(id) => operatorMoneyPaths.sellerMoney(id)} />
          </Card>
          <LedgerCheck />
        </div>
      </div>
    </>
  );
}

function Lookup({ label, pathOf }: { label: string; pathOf: (id: number) => string }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('numero') ?? '').trim();
    if (!/^\d{1,9}$/.test(text)) return setError('Escribe un número.');
    setError(undefined);
    void navigate(pathOf(Number(text)));
  };
  return (
    <form noValidate onSubmit={open} className="mt-4 flex items-end gap-3">
      <TextField label={label} name="numero" inputMode="numeric" className="min-w-0 flex-1" error={error} />
      <Button
        type="submit"
        variant="secondary"
        aria-label={`Ver: ${label}`}
        className={error ? 'mb-[25px]' : ''}
      >
        Ver
      </Button>
    </form>
  );
}
