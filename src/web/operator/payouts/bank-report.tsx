import { useState } from 'react';
import type { ApiReply } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { counted } from '../../panel/counted.ts';
import { DataTable } from '../../panel/data-table.tsx';
import { State } from '../../panel/state.tsx';
import { Field } from '../../ui/field.tsx';
import { whenValid } from './check-form.ts';
import { MoneyForm } from './money-form.tsx';

interface Row {
  row: number;
  id: number | null;
  result: keyof typeof RESULTS;
  problem: string;
}

interface BankReportProps {
  send: (file: File | undefined) => Promise<ApiReply<Row[]>>;
  /** What a row is about: 'Giro'. */
  about: string;
}

const RESULTS = {
  applied: { text: 'Aplicada', tone: 'done' },
  already: { text: 'Ya estaba', tone: 'neutral' },
  refused: { text: 'Rechazada', tone: 'urgent' },
} as const;

/** The bank's answer as a file, and what became of each of its rows. */
export function BankReport({ send, about }: BankReportProps) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  return (
    <Card title="Respuesta del banco">
      <MoneyForm
        className="mt-3 grid gap-4"
        confirm="Aplicar respuesta"
        variant="secondary"
        send={(form) => {
          const file = form.get('file');
          const isFile = file instanceof File && file.size > 0;
          return whenValid({ file: !isFile && 'Elige el archivo del banco.' }, () =>
            send(isFile ? file : undefined),
          );
        }}
        done={(applied) => `Leímos ${counted(applied.length, 'fila', 'filas')}`}
        onDone={setRows}
      >
        {(errors) => (
          <Field
            label="Archivo CSV con las columnas REFERENCIA y ESTADO"
            hint="PAGADO con REFERENCIA_BANCO; RECHAZADO o DEVUELTO con MOTIVO. El mismo archivo otra vez no cambia nada."
            error={errors.file}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept=".csv,text/csv"
                className="block min-h-[44px] w-full max-w-[520px] rounded-[13px] border-[1.5px] border-borde bg-papel p-2 text-compact file:mr-3 file:min-h-[36px] file:rounded-[10px] file:border-0 file:bg-crema-2 file:px-4 file:font-semibold"
              />
            )}
          </Field>
        )}
      </MoneyForm>
      {rows && (
        <DataTable
          label="Filas de la respuesta"
          columns={[
            { id: 'row', header: 'Fila', stacked: 'title', cell: ({ row }) => `Fila ${row}` },
            { id: 'number', header: about, cell: ({ id }) => id ?? 'Sin número' },
            {
              id: 'result',
              header: 'Resultado',
              stacked: 'side',
              cell: ({ result }) => <State tone={RESULTS[result].tone}>{RESULTS[result].text}</State>,
            },
            { id: 'problem', header: 'Detalle', stacked: 'full', cell: ({ problem }) => problem },
          ]}
          rows={rows}
          rowKey={({ row }) => row}
          empty="El archivo no tenía filas."
        />
      )}
    </Card>
  );
}
