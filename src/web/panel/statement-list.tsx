import { useState } from 'react';
import type { ApiReply } from '../app/api-client.ts';
import { toastRefusal } from '../app/refusal.ts';
import { useSending } from '../app/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { monthText } from './date-texts.ts';
import { saveFile } from './save-file.ts';

type Format = 'csv' | 'pdf';

interface StatementListProps {
  /** 'YYYY-MM', newest first. */
  months: readonly string[];
  ask: (month: string, format: Format) => Promise<ApiReply<Parameters<typeof saveFile>[0]>>;
}

/** A shop's statements to download, month by month. */
export function StatementList({ months, ask }: StatementListProps) {
  const { sending, send } = useSending();
  const [started, setStarted] = useState('');
  const download = (month: string, format: Format) =>
    send(async () => {
      setStarted(`${month} ${format}`);
      return toastRefusal(await ask(month, format));
    }, saveFile);
  return (
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
  );
}
