import { paths } from '../../../../wire/paths.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { useSession } from '../../../app/session-store.ts';
import { Panel } from '../../../ui/surfaces.tsx';
import { Article, textLink } from '../../content/article.tsx';
import { AUTHORITY } from '../authority.ts';
import type { pqrLoader } from './pqr.loader.ts';
import { PqrForm } from './pqr-form.tsx';
import { TrackingForm } from './tracking-form.tsx';

/** Ley 1480, art. 50, literal g: petitions with a date, an hour and a way to follow them. Ley 1581: her data. */
export function Page({ data: { brand, answers } }: PageProps<typeof pqrLoader>) {
  const { user } = useSession();
  return (
    <Article
      title="Peticiones, quejas y reclamos"
      lead="Escríbelo aquí y recibe de una vez tu número de radicado, con la fecha y la hora. No necesitas cuenta."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <Panel aria-label="Formulario de peticiones, quejas y reclamos">
          <PqrForm key={user?.customerId ?? 'guest'} isKnown={user !== null} answers={answers} />
        </Panel>
        <div className="grid gap-5">
          <Panel aria-labelledby="seguir">
            <h2 id="seguir" className="heading-3 mb-4">
              Sigue tu caso
            </h2>
            <TrackingForm />
            {user && (
              <p className="mt-4">
                <a href={casePaths.list()} className={textLink}>
                  Ver mis casos
                </a>
              </p>
            )}
          </Panel>
          <Panel aria-labelledby="otros">
            <h2 id="otros" className="heading-3">
              ¿Es sobre algo que compraste?
            </h2>
            <p className="mt-3 text-tinta-2">
              Desde{' '}
              <a href={paths.orders()} className={textLink}>
                tu pedido
              </a>{' '}
              puedes cancelar, devolver o pedir la garantía en menos de un minuto. Mira también{' '}
              <a href={paths.withdrawalRight()} className={textLink}>
                cómo funciona el retracto
              </a>
              .
            </p>
            <p className="mt-4 border-linea border-t pt-4 text-tinta-2">
              Mira{' '}
              <a href={paths.caseFigures()} className={textLink}>
                cuántos casos recibimos y cómo terminan
              </a>
              . Otros medios:{' '}
              <a href={`mailto:${brand.email}`} className={textLink}>
                {brand.email}
              </a>
              . Si no quedas conforme, puedes acudir a la{' '}
              <a href={AUTHORITY.href} rel="noopener" className={textLink}>
                {AUTHORITY.name}
              </a>
              .
            </p>
          </Panel>
        </div>
      </div>
    </Article>
  );
}
