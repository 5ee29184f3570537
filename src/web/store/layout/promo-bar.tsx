import { paths } from '../../../wire/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useRootData } from './root-data.ts';

const links = [
  { href: paths.ourselves(), text: 'Nosotros' },
  { href: paths.contact(), text: 'Contacto' },
  { href: paths.support(), text: 'Soporte' },
] as const;

/** Spec 2.2: desktop only. The awning hangs over the header. */
export function PromoBar() {
  const promo = useRootData()?.promo;
  return (
    <div className="relative bg-verde-9 text-[#f6efe2] text-small max-lg:hidden">
      <div className="page-width flex h-10 items-center justify-between">
        <p>
          <strong className="font-semibold text-mango-3">{promo?.highlight}</strong>
          {promo?.text}
        </p>
        <nav aria-label="Información" className="flex items-center gap-[22px]">
          {links.map(({ href, text }) => (
            <a key={href} href={href} className="py-1 hover:underline">
              {text}
            </a>
          ))}
          <span className="flex gap-1">
            {promo?.networks.map(({ href, name, icon }) => (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={name}
                className="promo-network"
              >
                <Icon name={icon} size={18} />
              </a>
            ))}
          </span>
        </nav>
      </div>
      <div
        aria-hidden="true"
        className="toldo pointer-events-none absolute inset-x-0 top-full z-10 [--toldo-1:var(--color-verde-9)] [--toldo-2:var(--color-verde-9)]"
      />
    </div>
  );
}
