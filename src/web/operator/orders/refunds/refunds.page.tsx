import { formatPesos } from '../../../../domain/money.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { operatorMoneyPaths } from '../../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { Card } from '../../../panel/card.tsx';
import { type Column, DataTable } from '../../../panel/data-table.tsx';
import { CursorPager } from '../../../panel/pager.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { BankReport } from '../../payouts/bank-report.tsx';
import { missing, noAmount, whenValid } from '../../payouts/check-form.ts';
import { Amount, OrderLink } from '../../payouts/money-cells.tsx';
import { MoneyDialog, MoneyForm } from '../../payouts/money-form.tsx';
import { MoneyHead } from '../../payouts/money-head.tsx';
import { PesosField, pesosOf, textOf } from '../../payouts/pesos-field.tsx';
import type { operatorRefundsLoader } from './refund.loaders.ts';
import { RefundAccount } from './refund-account.tsx';
import { NewRefundFile, RefundFiles, SentLine } from './refund-files.tsx';

type Data = Awaited<ReturnType<typeof operatorRefundsLoader>>;

export function Page({ data }: { data: Data }) {
  const { refunds, nextCursor, isFirstPage, mayMove, next, files, now } = data;
  return (
    <>
      <MoneyHead current="Reembolsos" action={mayMove && <NewRefundFile {...next} />} />
      <div className="grid gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid content-start gap-5">
          <Card title="Reembolsos por hacer">
            <DataTable
              label="Reembolsos por hacer"
              columns={mayMove ? [...COLUMNS, ACTIONS] : COLUMNS}
              rows={refunds}
              rowKey={({ id }) => id}
              empty="No hay reembolsos por hacer."
            />
            <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={operatorMoneyPaths.refunds} />
          </Card>
          {files.length > 0 && <RefundFiles {...{ files, now, mayMove }} />}
          {mayMove && files.length > 0 && (
            <BankReport about="Reembolso" send={(file) => callApi('applyRefundReport', { body: { file } })} />
          )}
        </div>
        {mayMove && (
          <Card title="Dinero que un comprador devolvió" className="self-start">
            <RecoveryForm />
          </Card>
        )}
      </div>
    </>
  );
}

type Refund = Data['refunds'][number];

const COLUMNS: Column<Refund>[] = [
  {
    id: 'refund',
    header: 'Reembolso',
    stacked: 'title',
    cell: ({ id, cause }) => (
      <>
        N.º {id}
        <span className="block font-normal text-small text-tinta-3">{cause}</span>
      </>
    ),
  },
  {
    id: 'order',
    header: 'Pedido',
    cell: ({ orderNumber }) => (orderNumber === null ? 'Sin pedido' : <OrderLink number={orderNumber} />),
  },
  {
    id: 'due',
    header: 'A más tardar',
    cell: ({ dueOn, isOverdue }) => (
      <>
        {formatSpanishDate(dueOn)} {isOverdue && <Tag tone="urgent">Fuera de plazo</Tag>}
      </>
    ),
  },
  {
    id: 'account',
    header: 'A dónde',
    cell: ({ from, sent }) => (
      <>
        <RefundAccount from={from} />
        {sent && <SentLine {...sent} />}
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

const ACTIONS: Column<Refund> = {
  id: 'actions',
  header: 'Acciones',
  hideHeader: true,
  align: 'end',
  stacked: 'full',
  cell: (refund) => <PaidRefund refund={refund} />,
};

function PaidRefund({ refund: { id, amount, orderNumber } }: { refund: Refund }) {
  return (
    <MoneyDialog
      button="Marcar pagado"
      of={`el reembolso ${id}`}
      look="secondary"
      title={`Reembolso N.º ${id} pagado`}
      confirm={`Registrar el pago de ${formatPesos(amount)}`}
      send={(form) =>
        whenValid({ reference: missing(form, 'reference') }, () =>
          callApi('markRefundPaid', {
            params: { id },
            body: {
              paidBy: textOf(form, 'paidBy') === 'proveedor' ? 'provider' : 'bank',
              reference: textOf(form, 'reference'),
            },
          }),
        )
      }
      done={`Registramos el reembolso de ${formatPesos(amount)}`}
    >
      {(errors) => (
        <>
          <p>
            Devolviste {formatPesos(amount)} {orderNumber !== null && `del pedido ${orderNumber} `}al
            comprador, que recibe un correo.
          </p>
          <SelectField label="Por dónde" name="paidBy" defaultValue="banco" error={errors.paidBy}>
            <option value="banco">Transferencia del banco</option>
            <option value="proveedor">Reversión del proveedor de pagos</option>
          </SelectField>
          <TextField label="Referencia" name="reference" required maxLength={100} error={errors.reference} />
        </>
      )}
    </MoneyDialog>
  );
}

/** Who got a refund from the bank and from the provider, and returns one of them. */
function RecoveryForm() {
  return (
    <MoneyForm
      className="mt-3 grid gap-4"
      confirm="Registrar devolución"
      variant="secondary"
      send={(form) =>
        whenValid(
          {
            paymentReference: missing(form, 'paymentReference'),
            amount: noAmount(form, 'amount'),
            reference: missing(form, 'reference'),
          },
          () =>
            callApi('recordRecovery', {
              body: {
                paymentReference: textOf(form, 'paymentReference'),
                amount: pesosOf(form, 'amount'),
                reference: textOf(form, 'reference'),
              },
            }),
        )
      }
      done={({ amount, missing: left }) =>
        `Registramos ${formatPesos(amount)}${left > 0 ? `; faltan ${formatPesos(left)}` : ''}`
      }
    >
      {(errors) => (
        <>
          <p className="text-tinta-2">
            Cuando un comprador recibió el reembolso dos veces, por el banco y por una reversión, y devuelve
            una.
          </p>
          <TextField
            label="Referencia del pago (ref_payco)"
            name="paymentReference"
            required
            maxLength={60}
            error={errors.paymentReference}
          />
          <PesosField label="Valor que devolvió" name="amount" required error={errors.amount} />
          <TextField
            label="Referencia de su transferencia"
            name="reference"
            required
            maxLength={100}
            error={errors.reference}
          />
        </>
      )}
    </MoneyForm>
  );
}
