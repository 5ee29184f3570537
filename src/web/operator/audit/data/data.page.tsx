import type { DataTreatment } from '../../../../domain/data-treatment.ts';
import { operatorCasePaths } from '../../../../wire/rights/case-paths.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { momentText } from '../../../panel/date-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { DataPageData } from './data.loader.ts';

/** The registry of treatments (Ley 1581 de 2012): what is processed, and who looked at whose data. */
export function Page({ data: { treatments, uses, days, now } }: { data: DataPageData }) {
  return (
    <>
      <PageHeading
        title="Datos personales"
        text="Qué datos tratamos, para qué, con quién y hasta cuándo. La política pública dice lo mismo en corto."
        action={
          <ButtonLink
            href={operatorCasePaths.list({ tipo: 'reclamo-datos' })}
            variant="outline"
            size="compact"
          >
            Reclamos de datos
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <Card title={`Quién vio o sacó datos en ${days} días`}>
          {uses.length === 0 ? (
            <p className="mt-3 text-tinta-2">Nadie.</p>
          ) : (
            <ul className="mt-2 divide-y divide-linea">
              {uses.map(({ key, person, action, subjects, times, lastAt }) => (
                <li key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                  <span className="min-w-0 break-words">
                    <strong className="font-semibold">{person}</strong>: {action}
                  </span>
                  <span className="text-small text-tinta-2">
                    {times} {times === 1 ? 'vez' : 'veces'}, {subjects}{' '}
                    {subjects === 1 ? 'persona o caso' : 'personas o casos'}, la última{' '}
                    {momentText(Date.parse(lastAt), now)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        {treatments.map((treatment) => (
          <TreatmentCard key={treatment.name} treatment={treatment} />
        ))}
      </div>
    </>
  );
}

const FACTS = [
  ['whose', 'De quién'],
  ['data', 'Qué datos'],
  ['purpose', 'Para qué'],
  ['basis', 'Con qué derecho'],
  ['processors', 'Quién más los trata'],
  ['kept', 'Hasta cuándo'],
  ['atClosing', 'Al cerrar la cuenta'],
] as const satisfies readonly (readonly [keyof DataTreatment, string])[];

function TreatmentCard({ treatment }: { treatment: DataTreatment }) {
  return (
    <Card title={treatment.name}>
      <dl className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-2">
        {FACTS.map(([fact, name]) => (
          <div key={fact}>
            <dt className="text-small text-tinta-3">{name}</dt>
            <dd className="break-words">{treatment[fact]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
