import { useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { monthText } from '../../panel/date-texts.ts';
import { saveFile } from '../../panel/save-file.ts';
import { Button } from '../../ui/button.tsx';
import type { sellerStatementsLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';

export function Page({ data }: PageProps<typeof sellerStatementsLoader>) {
  const { months } = data;
  const { sending, send } = useSending();
  const [started, setStarted] = useState('');
  const download = (month: string, format: 'csv' | 'pdf') =>
    send(async () => {
      setStarted(`${month} ${format}`);
      return toastRefusal(await callApi('getOwnStatement', { params: { month }, query: { format } }));
    }, saveFile);
  return (
    <>
      <MoneyHead current="Extractos" />
      <Card title="Extractos por mes">
        <p className="mt-1 text-tinta-2">
          Todos los movimientos del mes: en PDF para imprimir, en CSV para tu contabilidad.
        </p>
        <ul className="mt-3">
          {months.map((month) => (
            <li
              key={month}
              className="flex flex-wrap items-center justify-between gap-3 border-linea border-b py-3 last:border-b-0"
            >
              <span className="font-[550] first-letter:uppercase">{monthText(month)}</span>
              <span className="flex gap-2">
                {(['pdf', 'csv'] as const).map((format) => (
                  <Button
                    key={format}
                    size="compact"
                    variant="secondary"
                    loading={sending && started === `${month} ${format}`}
                    aria-label={`Descargar ${format.toUpperCase()} de ${monthText(month)}`}
                    onClick={() => void download(month, format)}
                  >
                    {format.toUpperCase()}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
