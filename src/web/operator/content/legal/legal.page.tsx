import { LEGAL_KINDS } from '../../../../domain/legal/legal-kind.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Card, PageHeading, ViewChoice } from '../../../panel/card.tsx';
import { momentText } from '../../../panel/date-texts.ts';
import { PlainMarkup } from '../../../ui/plain-markup.tsx';
import { Tag } from '../../../ui/surfaces.tsx';
import type { LegalData, operatorLegalLoader } from './legal.loader.ts';
import { PublishForm } from './publish-form.tsx';

const TEXTS = {
  terms: { name: 'Términos y condiciones', word: undefined, page: paths.terms },
  privacy: { name: 'Tratamiento de datos', word: 'privacidad', page: paths.privacyPolicy },
  withdrawal: { name: 'Retracto', word: 'retracto', page: paths.withdrawalRight },
  warranty: { name: 'Garantía', word: 'garantia', page: paths.warrantyRight },
} as const;

/** What people accept and rely on, version by version. */
export function Page({ data }: PageProps<typeof operatorLegalLoader>) {
  const { kind, current } = data;
  return (
    <>
      <PageHeading
        title="Textos legales"
        text={`Versión vigente: ${current.version}. Cada aceptación y cada caso guardan la versión que regía.`}
        action={
          <a href={TEXTS[kind].page()} className="text-link py-3">
            Ver la página
          </a>
        }
      />
      <ViewChoice
        label="Texto"
        choices={LEGAL_KINDS.map((one) => ({
          name: TEXTS[one].name,
          href: operatorPaths.legal(TEXTS[one].word),
          isCurrent: kind === one,
        }))}
      />
      <div className="mt-5 grid gap-5">
        {data.mayEdit && <PublishForm key={`${kind}${current.version}`} {...data} />}
        <Versions {...data} />
      </div>
    </>
  );
}

function Versions({ versions, current, now }: LegalData) {
  return (
    <Card title="Versiones publicadas">
      {versions.length === 0 && (
        <p className="mt-3 text-tinta-2">
          Todavía no has publicado ninguna: se muestra el texto que trae el programa, versión{' '}
          {current.version}.
        </p>
      )}
      <ol className="mt-2 divide-y divide-linea">
        {versions.map(({ id, version, publishedAt, person, reason, body }, index) => (
          <li key={id} className="py-3">
            <details>
              <summary className="flex min-h-[44px] cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
                <strong>{version}</strong>
                {index === 0 && <Tag tone="done">Vigente</Tag>}
                <span className="text-small text-tinta-2">
                  {person} · {momentText(Date.parse(publishedAt), now)}
                  {reason && ` · ${reason}`}
                </span>
              </summary>
              <div className="mt-3 grid gap-4 rounded-[14px] bg-crema-1 p-4">
                <PlainMarkup body={body} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
