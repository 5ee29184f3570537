import { useState } from 'react';
import {
  ACCOUNTING_EXPORT_IDS,
  ACCOUNTING_EXPORTS,
  type AccountingExport,
  accountingExportPath,
  MAXIMUM_EXPORT_DAYS,
} from '../../../wire/payouts/accounting-exports.ts';
import type { PageProps } from '../../app/page.ts';
import { Card } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { operatorExportsLoader } from './exports.loader.ts';
import { MoneyHead } from './money-head.tsx';

const DAY_MILLIS = 24 * 60 * 60_000;

/** Tables for the accountants between two days. */
export function Page({ data }: PageProps<typeof operatorExportsLoader>) {
  const { today } = data;
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [until, setUntil] = useState(today);
  const problem = problemOf(from, until);
  return (
    <>
      <MoneyHead current="Descargas" />
      <Card title="Período">
        <div className="mt-3 grid gap-4 sm:max-w-[560px] sm:grid-cols-2">
          <TextField
            label="Desde"
            type="date"
            max={today}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextField
            label="Hasta"
            type="date"
            value={until}
            error={problem ?? undefined}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </div>
      </Card>
      <Card title="Archivos" className="mt-5">
        <Notice tone="information" className="mt-3">
          Los archivos llevan datos de vendedores y pedidos. Cada descarga queda en el registro.
        </Notice>
        <ul className="mt-2">
          {ACCOUNTING_EXPORT_IDS.map((id) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-linea border-b py-4 last:border-b-0"
            >
              <div className="min-w-0 flex-[1_1_280px]">
                <h3 className="font-[650]">{ACCOUNTING_EXPORTS[id].title}</h3>
                <p className="text-compact text-tinta-2">{ACCOUNTING_EXPORTS[id].text}</p>
              </div>
              {!problem && <Formats id={id} from={from} until={until} />}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

function Formats({ id, from, until }: { id: AccountingExport; from: string; until: string }) {
  return (
    <p className="flex gap-3">
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          size="compact"
          variant="secondary"
          href={accountingExportPath(id, { from, until, format })}
          download
        >
          {format.toUpperCase()}
          <span className="sr-only"> de {ACCOUNTING_EXPORTS[id].title}</span>
        </ButtonLink>
      ))}
    </p>
  );
}

function problemOf(from: string, until: string): string | null {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MILLIS + 1;
  if (Number.isNaN(days)) return 'Elige los dos días.';
  if (days < 1) return 'El último día no puede ser antes del primero.';
  return days > MAXIMUM_EXPORT_DAYS ? `Elige un período de máximo ${MAXIMUM_EXPORT_DAYS} días.` : null;
}
