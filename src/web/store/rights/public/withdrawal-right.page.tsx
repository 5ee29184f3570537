import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Article, Section, textLink } from '../../content/article.tsx';
import { AUTHORITY } from '../authority.ts';
import type { withdrawalRightLoader } from './withdrawal-right.loader.ts';

/** The right to withdraw, with its button: whoever wants it is not sent around. */
export function Page({ data: { rule } }: PageProps<typeof withdrawalRightLoader>) {
  const { law, days, moneyDays, returnPaidBy, validFrom } = rule;
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
      <Section title="Cómo se hace">
        <ol className="grid list-decimal gap-3 pl-6">
          <li>Abre tu pedido, desde tu cuenta o con el enlace del correo de tu compra.</li>
          <li>Debajo del producto elige «¿Algo salió mal?» y «Quiero devolverlo». Puede ser una parte.</li>
          <li>Recibes de una vez tu número de radicado, la constancia y la hoja de devolución.</li>
          <li>
            Lo entregas como te llegó, con su empaque.{' '}
            {returnPaidBy === 'buyer' ? 'Esa vuelta la pagas tú.' : 'Esa vuelta la paga la tienda.'}
          </li>
        </ol>
      </Section>
      <Section title="Tu plata">
        <p>
          Vuelve en máximo {moneyDays} días calendario desde que entregas el paquete, al mismo medio con el
          que pagaste. Si pagaste en efectivo o por PSE, te pedimos una cuenta o una llave tuya.
        </p>
      </Section>
      <Section title="Cuándo no hay retracto">
        <p id="excepciones">
          En los alimentos frescos y lo que se daña o vence pronto, en lo de uso personal y en lo hecho a tu
          medida. Si algo de eso llegó mal, la garantía te cubre.
        </p>
      </Section>
      <Section title="La ley">
        <p>
          {law}, en vigor desde el {formatSpanishDate(validFrom)}. Si no te respondemos bien, puedes presentar
          una{' '}
          <a href={paths.petition()} className={textLink}>
            petición, queja o reclamo
          </a>{' '}
          o acudir a la{' '}
          <a href={AUTHORITY.href} rel="noopener" className={textLink}>
            {AUTHORITY.name}
          </a>
          .
        </p>
      </Section>
    </Article>
  );
}
