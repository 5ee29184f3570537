import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Article } from '../../content/article.tsx';
import { LegalBody } from '../../content/legal-body.tsx';
import { LegalLead } from '../../content/legal-lead.tsx';
import type { withdrawalRightLoader } from './withdrawal-right.loader.ts';

/** The right to withdraw, with its button: whoever wants it is not sent around. */
export function Page({ data: { days, text } }: PageProps<typeof withdrawalRightLoader>) {
  return (
    <Article
      title="Derecho de retracto"
      lead={`Tienes ${days} días hábiles desde que recibes la última unidad de tu paquete para devolverlo sin dar razones.`}
    >
      <ButtonLink
        href={paths.orders()}
        icon={<Icon name="arrow-u-up-left" size={20} />}
        className="justify-self-start max-sm:w-full"
      >
        Ejercer mi retracto
      </ButtonLink>
      <LegalBody body={text.body} />
      <p className="text-tinta-2">
        <LegalLead text={text} current={paths.withdrawalRight()} />
      </p>
    </Article>
  );
}
