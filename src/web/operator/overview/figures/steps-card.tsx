import { VISIT_STEP_NAMES } from '../../../../domain/visit-step.ts';
import { Card } from '../../../panel/card.tsx';
import type { FiguresData } from './figures.loader.ts';

/** Conversion by step: visitors a day, then orders; each beside its share of the step before. */
export function StepsCard({ figures: { steps } }: FiguresData) {
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Card title="De la visita al pedido">
      <ol className="mt-4 grid gap-4">
        {steps.map(({ step, count }, index) => {
          const before = steps[index - 1]?.count ?? 0;
          return (
            <li key={step}>
              <p className="flex items-baseline justify-between gap-3">
                <span>{VISIT_STEP_NAMES[step]}</span>
                <span>
                  <strong className="cifra">{count.toLocaleString('es-CO')}</strong>
                  {before > 0 && (
                    <span className="ml-2 text-small text-tinta-3">
                      {Math.round((count / before) * 100)} %
                    </span>
                  )}
                </span>
              </p>
              <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-crema-1">
                <div
                  className="h-2 rounded-full bg-verde-6"
                  style={{ width: `${(count / highest) * 100}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-small text-tinta-3">
        Cada visitante cuenta una vez al día en cada paso. Contamos en nuestro servidor, sin terceros y sin
        guardar datos de las personas.
      </p>
    </Card>
  );
}
