import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { PageProps } from '../../app/page.ts';
import { PlainMarkup } from '../../ui/plain-markup.tsx';
import { Article, Section, textLink } from './article.tsx';
import type { privacyLoader } from './privacy.loader.ts';

/** Ley 1581 de 2012 and Decreto 1377 de 2013, art. 13: what a policy has to say. */
export function Page({ data }: PageProps<typeof privacyLoader>) {
  const { brand, version, body } = data;
  return (
    <Article
      title="Política de tratamiento de datos personales"
      lead={`Versión ${version}, vigente desde el ${formatSpanishDate(version.slice(0, 10))}.`}
    >
      {body === null ? <OwnText brand={brand} /> : <PlainMarkup body={body} />}
    </Article>
  );
}

type Brand = Awaited<ReturnType<typeof privacyLoader>>['brand'];

/** In force until operators publish a text of theirs. */
function OwnText({ brand }: { brand: Brand }) {
  return (
    <>
      <Section title="Quién es el responsable">
        <p>
          {brand.legalName}, NIT {brand.nit}, con domicilio en {brand.address}, teléfono {brand.phone}, correo{' '}
          <a className={textLink} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          . El área de atención al cliente recibe las consultas y los reclamos.
        </p>
      </Section>
      <Section title="Qué datos tratamos y para qué">
        <ul className="grid list-disc gap-3 pl-6">
          <li>
            Nombre, documento, correo, teléfono y dirección: para procesar, facturar y entregar tus pedidos y
            para responder tus peticiones, quejas y reclamos.
          </li>
          <li>Historial de pedidos: para la garantía, las devoluciones y las obligaciones contables.</li>
          <li>
            El correo que dejas para el aviso de una búsqueda: para escribirte una vez. Lo borramos a los 180
            días, o antes si te das de baja.
          </li>
          <li>
            Dirección de internet y fecha de tu aceptación: como prueba de tu autorización y contra el fraude.
          </li>
        </ul>
        <p>No pedimos datos sensibles ni de menores de edad. No vendemos tus datos.</p>
      </Section>
      <Section title="Con quién los compartimos">
        <p>
          Con el vendedor de cada producto y con la transportadora, solo lo necesario para despachar tu
          paquete; y, cuando pagas en línea, con el proveedor de pagos. Todos actúan como encargados y deben
          protegerlos.
        </p>
      </Section>
      <Section title="Tus derechos">
        <p>
          Puedes conocer, actualizar, rectificar y suprimir tus datos, pedir prueba de la autorización,
          revocarla y presentar quejas ante la Superintendencia de Industria y Comercio. Una obligación legal,
          como la contable, puede impedir la supresión inmediata; en ese caso anonimizamos lo demás.
        </p>
      </Section>
      <Section title="Cómo ejercerlos">
        <p>
          Escribe a {brand.email}. Respondemos las consultas en máximo diez días hábiles, prorrogables por
          cinco, y los reclamos en máximo quince días hábiles, prorrogables por ocho. Si el reclamo está
          incompleto te lo decimos dentro de los cinco días siguientes.
        </p>
      </Section>
    </>
  );
}
