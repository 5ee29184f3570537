import { useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { monthText } from '../../panel/date-texts.ts';
import { saveFile } from '../../panel/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { sellerStatementsLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';

export function Page({ data }: PageProps<typeof sellerStatementsLoader>) {
  const { months } = data;
  const [loading, setLoading] = useState<string | null>(null);
  const download = async (month: string, format: 'csv' | 'pdf') => {
    if (loading) return;
    setLoading(`${month} ${format}`);
    const reply = await callApi('getOwnStatement', { params: { month }, query: { format } });
    setLoading(null);
    if (!reply.ok) return showToast({ kind: 'error', text: reply.message });
    saveFile(reply.value);
  };
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
                    loading={loading === `${month} ${format}`}
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
