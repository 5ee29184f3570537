import { paths } from '../../../wire/paths.ts';
import { useRootData } from './root-data.ts';

const links = [
  { href: paths.ourselves(), text: 'Nosotros' },
  { href: paths.about(), text: 'Cómo funciona' },
  { href: paths.sellers(), text: 'Vendedores' },
  { href: paths.contact(), text: 'Contacto' },
  { href: paths.support(), text: 'Soporte' },
  { href: paths.startSelling(), text: 'Empieza a vender' },
] as const;

// The consumer authority's address belongs on every shop of the country (Ley 1480, art. 50).
const legalLinks = [
  { href: paths.withdrawalRight(), text: 'Retracto y devoluciones' },
  { href: paths.petition(), text: 'Peticiones, quejas y reclamos' },
  { href: paths.privacyPolicy(), text: 'Política de privacidad' },
  { href: paths.terms(), text: 'Términos y condiciones' },
  { href: 'https://www.sic.gov.co', text: 'Superintendencia de Industria y Comercio' },
] as const;

export function Footer() {
  const brand = useRootData()?.brand;
  return (
    <footer className="print:hidden mt-[72px] bg-pie px-6 pt-[30px] pb-[38px] text-center text-micro text-pie-tinta leading-5">
      <nav aria-label="Pie de página">
        <FooterLinks links={links} />
        <FooterLinks links={legalLinks} />
      </nav>
      {brand && (
        <>
          <p className="mt-3 max-lg:text-balance">
            {brand.legalName} · NIT {brand.nit} · {brand.address} ·{' '}
            <a href={`mailto:${brand.email}`} className="underline underline-offset-2">
              {brand.email}
            </a>
          </p>
          <p className="mt-1">© 2023 {brand.legalName} · Todos los derechos reservados</p>
        </>
      )}
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className="footer-links">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
