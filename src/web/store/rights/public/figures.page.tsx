import { paths } from '../../../../wire/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import type { CaseFiguresData } from './figures.loader.ts';

type Row = CaseFiguresData['months'][number];

/** How many cases, how long they take and how they end, without anybody in them. */
export function Page({ data: { months, kinds } }: { data: CaseFiguresData }) {
  return (
    <div className="page-width max-w-[960px] pt-8 lg:pt-11">
      <h1 className="heading-1">Casos en cifras</h1>
      <p className="mt-2 max-w-[640px] text-lead/7 text-tinta-2">
        Lo que nos pidieron compradores y visitantes en los últimos 12 meses completos: cancelaciones,
        retractos, garantías, reclamos y peticiones.
      </p>
      {months.length === 0 ? (
        <Notice className="mt-6">Todavía no hay meses completos con casos.</Notice>
      ) : (
        <>
          <Figures caption="Por mes" first="Mes en que se abrieron" rows={months} />
          <Figures caption="Por tipo" first="Qué se pidió" rows={kinds} />
          <p className="mt-5 max-w-[640px] text-small text-tinta-3">
            «—» quiere decir que son tan pocos que podrían dejar ver a alguien: no decimos grupos de menos de
            5. Los días son calendario, desde que se abre el caso hasta que se cierra.
          </p>
        </>
      )}
      <div className="mt-8">
        <ButtonLink variant="outline" href={paths.petition()}>
          Peticiones, quejas y reclamos
        </ButtonLink>
      </div>
    </div>
  );
}

interface FiguresProps {
  caption: string;
  first: string;
  rows: readonly Row[];
}

function Figures({ caption, first, rows }: FiguresProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is moved by arrow keys
    <section aria-label={caption} tabIndex={0} className="mt-8 overflow-x-auto">
      <table className="w-full min-w-[560px] text-left">
        <caption className="heading-2 mb-3 text-left">{caption}</caption>
        <thead className="text-small text-tinta-2">
          <tr>
            {[first, 'Abiertos', 'Días en cerrar', 'A favor', 'Respondidos', 'Negados'].map((name) => (
              <th key={name} scope="col" className="border-linea border-b py-2 pr-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-linea border-b">
              <th scope="row" className="py-3 pr-4 font-semibold first-letter:uppercase">
                {row.name}
              </th>
              <td className="pr-4">{row.opened ?? '—'}</td>
              <td className="pr-4">{row.averageDays ?? '—'}</td>
              <td className="pr-4">{percent(row.forAsker)}</td>
              <td className="pr-4">{percent(row.answered)}</td>
              <td className="pr-4">{percent(row.refused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function percent(value: number | null): string {
  return value === null ? '—' : `${value} %`;
}
