import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { PlainMarkup } from '../../ui/plain-markup.tsx';
import { Article, Section, textLink } from './article.tsx';
import type { termsLoader } from './terms.loader.ts';

/** Ley 1480 de 2011, art. 47, 50, 51 and 53, with the changes of Ley 2439 de 2024. */
export function Page({ data }: PageProps<typeof termsLoader>) {
  const { brand, version, body } = data;
  return (
    <Article
      title="Términos y condiciones"
      lead={`Versión ${version}, vigente desde el ${formatSpanishDate(version.slice(0, 10))}. Rigen las compras en ${brand.name}.`}
    >
      {body === null ? <OwnText brand={brand} /> : <PlainMarkup body={body} />}
    </Article>
  );
}

type Brand = Awaited<ReturnType<typeof termsLoader>>['brand'];

/** In force until operators publish a text of theirs. */
function OwnText({ brand }: { brand: Brand }) {
  return (
    <>
      <Section title="Quiénes intervienen">
        <p>
          {brand.legalName} (NIT {brand.nit}, {brand.address}) opera el portal que pone en contacto a
          compradores y vendedores. Cada producto lo ofrece y lo factura el vendedor que aparece en su página;
          su nombre, NIT, dirección y medios de contacto están en su tienda.
        </p>
      </Section>
      <Section title="Precios y pago">
        <p>
          Los precios están en pesos colombianos e incluyen impuestos. Antes de confirmar ves un resumen con
          cada producto, el envío de cada vendedor y el total, y puedes corregir o cancelar. Si un valor
          cambió desde que llenaste el carrito, te lo mostramos y decides de nuevo.
        </p>
      </Section>
      <Section title="Entrega">
        <p>
          Cada vendedor despacha su paquete a la dirección que indiques, en el plazo que ves al cotizar y
          nunca después de 30 días calendario. Si no hay existencias te avisamos de inmediato y devolvemos tu
          dinero.
        </p>
      </Section>
      <Section title="Retracto">
        <p>
          Tienes cinco días hábiles desde la entrega para retractarte. Devuelves el producto en el mismo
          estado y asumes ese transporte; te reembolsamos todo en máximo quince días calendario. No aplica
          para bienes perecederos, de uso personal o hechos a tu medida.
        </p>
      </Section>
      <Section title="Garantía y reversión del pago">
        <p>
          Los productos nuevos tienen la garantía legal de un año, salvo que el vendedor anuncie una mayor;
          los perecederos, hasta su fecha de vencimiento. Si pagaste en línea y hubo fraude, no pediste la
          operación, no recibiste el producto, no es el que pediste o llegó defectuoso, puedes pedir la
          reversión del pago dentro de los cinco días hábiles siguientes a enterarte.
        </p>
      </Section>
      <Section title="Peticiones, quejas y reclamos">
        <p>
          Usa el{' '}
          <a className={textLink} href={paths.contact()}>
            formulario de contacto
          </a>
          : recibes un número de radicado y una respuesta en máximo quince días hábiles. La autoridad es la{' '}
          <a className={textLink} href="https://www.sic.gov.co" rel="noopener">
            Superintendencia de Industria y Comercio
          </a>
          .
        </p>
      </Section>
    </>
  );
}
