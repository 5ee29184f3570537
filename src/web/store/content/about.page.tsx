import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import type { aboutLoader } from './about.loader.ts';
import { Article, Section, textLink } from './article.tsx';

export function Page({ data }: PageProps<typeof aboutLoader>) {
  const { brand, paysAtHome } = data;
  return (
    <Article
      title={`Cómo funciona ${brand.name}`}
      lead="Eliges productos de varias tiendas, haces un solo pedido y cada vendedor despacha su paquete."
    >
      <Section title="Si compras">
        <ol className="grid list-decimal gap-3 pl-6">
          <li>
            Busca en el{' '}
            <a className={textLink} href={paths.products()}>
              catálogo
            </a>{' '}
            o visita una{' '}
            <a className={textLink} href={paths.sellers()}>
              tienda
            </a>
            . No necesitas una cuenta.
          </li>
          <li>Agrega al carro lo que quieras, de los vendedores que quieras.</li>
          <li>Escribe tu dirección: calculamos el envío de cada vendedor según la ciudad y el peso.</li>
          <li>Confirma tu pedido.{paysAtHome && ' Con «Pago en casa» pagas al recibir.'}</li>
          <li>Te llega un correo de confirmación y un paquete por cada vendedor.</li>
        </ol>
      </Section>
      <Section title="Cómo se calcula el envío">
        <p>
          Cada vendedor despacha desde su ciudad. Contamos el mayor entre el peso real y el peso por volumen
          del paquete, la distancia entre ciudades y un seguro sobre el valor declarado. El total del envío es
          la suma de las tarifas de cada vendedor y lo ves antes de confirmar.
        </p>
      </Section>
      <Section title="Si vendes">
        <p>
          Registras tu tienda, revisamos tus datos y tu RUT en menos de 24 horas y empiezas a vender. Cobramos
          un porcentaje por venta que conoces de antemano; no hay mensualidad. La comisión queda fijada en
          cada venta y nunca cambia después.{' '}
          <a className={textLink} href={paths.startSelling()}>
            Empieza a vender
          </a>
          .
        </p>
      </Section>
    </Article>
  );
}
