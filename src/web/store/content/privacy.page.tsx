import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Article } from './article.tsx';
import { LegalBody } from './legal-body.tsx';
import { LegalLead } from './legal-lead.tsx';
import type { privacyLoader } from './privacy.loader.ts';

/** Ley 1581 de 2012 and Decreto 1377 de 2013, art. 13: what a policy has to say. */
export function Page({ data: { text } }: PageProps<typeof privacyLoader>) {
  return (
    <Article
      title="Política de tratamiento de datos personales"
      lead={<LegalLead text={text} current={paths.privacyPolicy()} />}
    >
      <LegalBody body={text.body} />
    </Article>
  );
}
