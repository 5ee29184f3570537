import type { ReactNode } from 'react';
import { formatPhone } from '../../../domain/phone.ts';
import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Panel } from '../../ui/surfaces.tsx';
import { Article, textLink } from './article.tsx';
import type { contactLoader } from './contact.loader.ts';
import { ContactForm } from './contact-form.tsx';

export function Page({ data }: PageProps<typeof contactLoader>) {
  const { brand } = data;
  return (
    <Article
      title="Escríbenos"
      lead="Cuéntanos qué pasó o qué necesitas. Recibes un número de radicado y una respuesta por correo."
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
        <Panel aria-label="Formulario de contacto">
          <ContactForm />
        </Panel>
        <Panel aria-labelledby="otros-medios">
          <h2 id="otros-medios" className="heading-3">
            Otros medios
          </h2>
          <dl className="mt-5 grid gap-4">
            <Medium name="Correo">
              <a className={textLink} href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </Medium>
            <Medium name="Teléfono">
              <a className={textLink} href={`tel:+57${brand.phone}`}>
                {formatPhone(brand.phone)}
              </a>
              <span className="block text-small/5 text-tinta-2">De lunes a sábado, de 8 a. m. a 6 p. m.</span>
            </Medium>
            <Medium name="Dirección para notificaciones">{brand.address}</Medium>
          </dl>
          <p className="mt-5 border-linea border-t pt-5 text-tinta-2">
            Quizás tu respuesta ya está en{' '}
            <a className={textLink} href={paths.support()}>
              Soporte
            </a>
            .
          </p>
        </Panel>
      </div>
    </Article>
  );
}

function Medium({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small/5 text-tinta-3">{name}</dt>
      <dd className="mt-[2px] break-words">{children}</dd>
    </div>
  );
}
