import { useState } from 'react';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { BankAccountForm } from './bank-account-form.tsx';
import type { sellerBankAccountLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';

export type BankAccountData = Awaited<ReturnType<typeof sellerBankAccountLoader>>;

export function Page({ data }: { data: BankAccountData }) {
  const { account, banks, panel } = data;
  const [editing, setEditing] = useState(account === null);
  const mayEdit = panel.permissions.includes('edit-bank-account');
  return (
    <>
      <MoneyHead current="Cuenta bancaria" />
      <Card title="Donde recibes tu dinero" className="max-w-[720px]">
        {account && (
          <p className="mt-3 leading-7">
            <strong>{account.bankName}</strong>, cuenta{' '}
            {account.accountKind === 'ahorros' ? 'de ahorros' : 'corriente'} {account.maskedAccount}
            <br />
            {account.holderName}, {account.holderDocumentType} {account.maskedDocument}
            <br />
            <span className="text-small text-tinta-3">Desde el {formatSpanishDate(account.changedAt)}</span>
          </p>
        )}
        {!account && !mayEdit && <p className="mt-3 text-tinta-2">Aún no hay una cuenta registrada.</p>}
        {!mayEdit && (
          <Notice tone="information" className="mt-4">
            Solo la dueña o el dueño puede cambiarla.
          </Notice>
        )}
        {mayEdit && !editing && (
          <Button variant="outline" size="compact" className="mt-4" onClick={() => setEditing(true)}>
            Cambiar cuenta
          </Button>
        )}
        {mayEdit && editing && <BankAccountForm banks={banks} onSaved={() => setEditing(false)} />}
      </Card>
    </>
  );
}
