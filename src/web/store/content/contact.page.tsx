import { useLoaderData } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { Article, Section, textLink } from './article.tsx';
import type { contactLoader } from './contact.loader.ts';
import { ContactForm } from './contact-form.tsx';

export function Page() {
  const { brand } = useLoaderData() as Awaited<ReturnType<typeof contactLoader>>;
  return (
    <Article
      title="Escríbenos"
      lead="Cuéntanos qué pasó o qué necesitas. Recibes un número de radicado y una respuesta por correo."
    >
      <ContactForm />
      <Section title="Otros medios">
        <p>
          Correo:{' '}
          <a className={textLink} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          . Teléfono:{' '}
          <a className={textLink} href={`tel:+57${brand.phone}`}>
            {brand.phone}
          </a>
          , de lunes a sábado de 8 a. m. a 6 p. m. Dirección para notificaciones: {brand.address}.
        </p>
        <p>
          Quizás tu respuesta ya está en{' '}
          <a className={textLink} href={paths.support()}>
            Soporte
          </a>
          .
        </p>
      </Section>
    </Article>
  );
}
