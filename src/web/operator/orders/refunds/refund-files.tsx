import { formatPesos } from '../../../../domain/money.ts';
import type { ReadValue } from '../../../../server/panel-door.ts';
import { callApi } from '../../../app/api-client.ts';
import { Card } from '../../../panel/card.tsx';
import { type Column, DataTable } from '../../../panel/data-table.tsx';
import { momentText } from '../../../panel/date-texts.ts';
import { BankFileAgain, NewBankFile } from '../../payouts/bank-file-dialogs.tsx';
import { Amount } from '../../payouts/money-cells.tsx';
import type { operatorRefundsLoader } from './refund.loaders.ts';

type RefundFile = Awaited<ReturnType<typeof operatorRefundsLoader>>['files'][number];

/** All due refunds whose person gave a bank account go to the bank at once. */
export function NewRefundFile({ count, amount }: ReadValue<'getRefundFiles'>['next']) {
  return (
    <NewBankFile count={count} amount={amount} send={() => callApi('createRefundFile', {})}>
      El archivo lleva {refundsText(count)} por {formatPesos(amount)}, a la cuenta que cada persona dio en su
      caso (máximo 2.000 por archivo). Los que van a una llave y los que vuelven a la tarjeta no entran.
      Cárgalo en el portal del banco y trae aquí su respuesta.
    </NewBankFile>
  );
}

/** The newest files; what the bank has not answered of each can be downloaded again. */
export function RefundFiles({
  files,
  now,
  mayMove,
}: {
  files: readonly RefundFile[];
  now: number;
  mayMove: boolean;
}) {
  return (
    <Card title="Archivos del banco">
      <DataTable
        label="Archivos del banco"
        columns={mayMove ? [...columnsOf(now), DOWNLOAD] : columnsOf(now)}
        rows={files}
        rowKey={({ id }) => id}
        empty="Aún no se ha creado ninguno."
      />
    </Card>
  );
}

/** In which file a refund went to the bank, or what the bank said against it. */
export function SentLine({ fileId, refusedReason }: ReadValue<'listSentRefunds'>[string]) {
  return (
    <span className="block text-small text-tinta-2">
      {refusedReason === null
        ? `En el banco, archivo N.º ${fileId}`
        : `El banco no lo hizo: ${refusedReason}`}
    </span>
  );
}

function columnsOf(now: number): Column<RefundFile>[] {
  return [
    { id: 'file', header: 'Archivo', stacked: 'title', cell: ({ id }) => `N.º ${id}` },
    { id: 'date', header: 'Creado', cell: ({ createdAt }) => momentText(createdAt, now) },
    { id: 'count', header: 'Reembolsos', align: 'end', cell: ({ refundCount }) => refundCount },
    { id: 'open', header: 'Sin respuesta', align: 'end', cell: ({ openCount }) => openCount },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      stacked: 'side',
      cell: ({ total }) => <Amount pesos={total} />,
    },
  ];
}

const DOWNLOAD: Column<RefundFile> = {
  id: 'download',
  header: 'Descargar',
  hideHeader: true,
  align: 'end',
  stacked: 'full',
  cell: ({ id, openCount }) =>
    openCount > 0 && (
      <BankFileAgain id={id} send={() => callApi('downloadRefundFile', { params: { id } })}>
        Lleva {refundsText(openCount)} sin respuesta del banco. No lo cargues dos veces.
      </BankFileAgain>
    ),
};

function refundsText(count: number): string {
  return count === 1 ? 'un reembolso' : `${count} reembolsos`;
}
