import { paths } from '../../../wire/paths.ts';
import { Article, Section, textLink } from './article.tsx';
import { questions } from './questions.ts';

export function Page() {
  return (
    <Article
      title="¿Cómo te ayudamos?"
      lead="Respuestas a lo que más nos preguntan compradores y vendedores."
    >
      {questions.map(({ topic, items }) => (
        <Section key={topic} title={topic}>
          {items.map(({ question, answer }) => (
            <details key={question} className="rounded-[14px] border border-linea bg-papel px-5 py-4">
              <summary className="cursor-pointer font-semibold text-tinta">{question}</summary>
              <p className="mt-3">{answer}</p>
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
