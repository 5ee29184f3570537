import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { Article, Section, textLink } from './article.tsx';
import { questionsOf } from './questions.ts';
import type { supportLoader } from './support.loader.ts';

export function Page({ data }: PageProps<typeof supportLoader>) {
  return (
    <Article
      title="¿Cómo te ayudamos?"
      lead="Respuestas a lo que más nos preguntan compradores y vendedores."
    >
      {questionsOf(data).map(({ topic, items }) => (
        <Section key={topic} title={topic}>
          {items.map(({ question, answer }) => (
            <details key={question} className="group rounded-[14px] border border-linea bg-papel px-5">
              <summary className="flex min-h-[60px] list-none items-center justify-between gap-4 py-3 font-semibold text-tinta leading-6 [&::-webkit-details-marker]:hidden">
                {question}
                <Icon name="caret-down" weight="bold" size={16} className="group-open:rotate-180" />
              </summary>
              <p className="pb-5">{answer}</p>
            </details>
          ))}
        </Section>
      ))}
      <Section title="¿No encontraste tu respuesta?">
        <p>
          <a className={textLink} href={paths.contact()}>
            Escríbenos
          </a>{' '}
          y te respondemos con un número de radicado. Si no quedas conforme, puedes acudir a la{' '}
          <a className={textLink} href="https://www.sic.gov.co" rel="noopener">
            Superintendencia de Industria y Comercio
          </a>
          .
        </p>
      </Section>
    </Article>
  );
}
