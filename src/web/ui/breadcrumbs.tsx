import { Icon } from './icon.tsx';

interface Crumb {
  name: string;
  /** Missing for the page itself, the last one. */
  href?: string;
}

export function Breadcrumbs({ items, className = '' }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Ruta de navegación" className={`pt-[18px] lg:pt-[34px] ${className}`}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-micro text-tinta-3 sm:text-small/5">
        {items.map((crumb, index) => (
          <li key={crumb.name} className="flex items-center gap-2">
            {index > 0 && <Icon name="caret-right" weight="bold" size={11} />}
            {crumb.href ? (
              <a
                href={crumb.href}
                className="relative py-1 before:absolute before:inset-x-[-6px] before:inset-y-[-8px] hover:text-tinta hover:underline lg:before:hidden"
              >
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page" className="py-1 font-semibold text-tinta">
                {crumb.name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
