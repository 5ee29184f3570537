import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Article, Section, textLink } from './article.tsx';
import type { ourselvesLoader } from './ourselves.loader.ts';

export function Page({ data }: PageProps<typeof ourselvesLoader>) {
  const { brand } = data;
  return (
    <Article
      title="Una plaza de mercado, en línea"
      lead={`${brand.name} reúne en un solo carrito lo que siembran, ordeñan, tejen y fabrican vendedores de toda Colombia. Tú compras directo; ellos reciben su pago completo y a tiempo.`}
    >
      <Section title="Por qué existimos">
        <p>
          En la plaza del barrio conoces a quien te vende, sabes de dónde viene cada cosa y pagas un precio
          justo. Quisimos lo mismo en internet: tiendas con nombre y dirección, precios finales desde el
          principio y un solo pedido aunque compres a varios vendedores.
        </p>
      </Section>
      <Section title="En qué nos comprometemos">
        <ul className="grid list-disc gap-3 pl-6">
          <li>Mostramos el precio final, con impuestos, y el costo del envío antes de que pagues.</li>
          <li>Cada vendedor pasa por una revisión de sus datos antes de abrir su tienda.</li>
          <li>Te decimos entre qué días llega cada envío antes de que pagues.</li>
          <li>Si algo no llega o llega mal, respondemos nosotros y te devolvemos el dinero.</li>
          <li>Cuidamos tus datos: solo pedimos lo que hace falta para entregarte.</li>
        </ul>
      </Section>
      <Section title="Quién responde">
        <p>
          Desde {brand.address}, {brand.legalName}, NIT {brand.nit}. Escríbenos a{' '}
          <a className={textLink} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>{' '}
          o usa el{' '}
          <a className={textLink} href={paths.contact()}>
            formulario de contacto
          </a>
          .
        </p>
      </Section>
    </Article>
  );
}
