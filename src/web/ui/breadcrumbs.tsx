import { Icon } from './icon.tsx';

interface Crumb {
  name: string;
  /** Missing for the page itself, the last one. */
  href?: string;
}

export function Breadcrumbs({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Ruta de navegación" className={className ? `${room} ${className}` : room}>
      <ol className="crumbs">
        {items.map((crumb, index) => (
          <li key={crumb.name}>
            {index > 0 && <Icon name="caret-right" weight="bold" size={11} />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.name}</a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const room = 'pt-[18px] lg:pt-[34px]';
