import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Article } from '../../content/article.tsx';
import { LegalBody } from '../../content/legal-body.tsx';
import { LegalLead } from '../../content/legal-lead.tsx';
import type { warrantyRightLoader } from './warranty-right.loader.ts';

/** What the law promises of every product, with the way to ask for it. */
export function Page({ data: { text } }: PageProps<typeof warrantyRightLoader>) {
  return (
    <Article
      title="Garantía"
      lead="Lo que compraste tiene que servir. Si no sirve, la tienda lo repara, lo cambia o te devuelve la plata."
    >
      <ButtonLink
        href={paths.orders()}
        icon={<Icon name="wrench" size={20} />}
        className="justify-self-start max-sm:w-full"
      >
        Pedir mi garantía
      </ButtonLink>
      <LegalBody body={text.body} />
      <p className="text-tinta-2">
        <LegalLead text={text} current={paths.warrantyRight()} />
      </p>
    </Article>
  );
}
