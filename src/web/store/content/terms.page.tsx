import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Article } from './article.tsx';
import { LegalBody } from './legal-body.tsx';
import { LegalLead } from './legal-lead.tsx';
import type { termsLoader } from './terms.loader.ts';

export function Page({ data: { text, brandName } }: PageProps<typeof termsLoader>) {
  return (
    <Article
      title="Términos y condiciones"
      lead={
        <>
          <LegalLead text={text} current={paths.terms()} /> Rigen las compras en {brandName}.
        </>
      }
    >
      <LegalBody body={text.body} />
    </Article>
  );
}
