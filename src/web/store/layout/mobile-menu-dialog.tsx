import { paths } from '../../../wire/paths.ts';
import { useSession } from '../../app/session-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/waiting.tsx';
import { CategoryIcon } from './category-icon.tsx';
import type { MenuCategory } from './category-tree.ts';
import { useCategoryMenu } from './use-category-menu.ts';

const links = [
  { href: paths.offers(), text: 'Ofertas' },
  { href: paths.products(), text: 'Todos los productos' },
  { href: paths.login(), text: 'Iniciar Sesión', for: 'visitor' },
  { href: paths.registerChooser(), text: 'Registrarse', for: 'visitor' },
  { href: paths.registerSeller(), text: 'Empieza a vender', for: 'visitor' },
  { href: paths.profile(), text: 'Perfil', for: 'user' },
  { href: paths.orders(), text: 'Pedidos', for: 'user' },
  { href: paths.ourselves(), text: 'Nosotros' },
  { href: paths.contact(), text: 'Contacto' },
  { href: paths.support(), text: 'Soporte' },
] satisfies { href: string; text: string; for?: 'visitor' | 'user' }[];

interface MobileMenuDialogProps {
  open: boolean;
  onClose: () => void;
}

export function MobileMenuDialog({ open, onClose }: MobileMenuDialogProps) {
  const menu = useCategoryMenu();
  const { user } = useSession();
  // Spec 2.2: login and registration are for visitors, the account is for whoever is logged in.
  const shown = links.filter((link) => !link.for || (link.for === 'user') === (user !== null));
  return (
    <Dialog open={open} onClose={onClose} title="Menú" placement="start">
      <nav aria-label="Menú">
        {menu === null && <Spinner />}
        {menu?.length === 0 && <p className="py-3 text-tinta-2">No hay categorías disponibles</p>}
        <ul>
          {menu?.map((category) => (
            <MobileCategory key={category.id} category={category} />
          ))}
        </ul>
        <ul className="mt-3 border-linea border-t pt-3">
          {shown.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className={mobileLink}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}

const mobileLink = 'flex min-h-[48px] items-center gap-3 rounded-[12px] px-2 font-semibold';

function MobileCategory({ category: { id, name, children } }: { category: MenuCategory }) {
  if (children.length === 0)
    return (
      <li>
        <a href={paths.category(id)} className={mobileLink}>
          <CategoryIcon name={name} />
          {name}
        </a>
      </li>
    );
  return (
    <li>
      <details className="group">
        <summary className={`${mobileLink} list-none [&::-webkit-details-marker]:hidden`}>
          <CategoryIcon name={name} />
          <span className="flex-1">{name}</span>
          <Icon name="caret-down" weight="bold" size={14} className="group-open:rotate-180" />
        </summary>
        <ul className="mb-2 ml-[21px] border-linea border-l pl-4">
          {[{ id: 0, name: `Todo en ${name}` }, ...children].map((child) => (
            <li key={child.id}>
              <a
                href={child.id === 0 ? paths.category(id) : paths.subcategory(id, child.id)}
                className="flex min-h-[44px] items-center text-tinta-2"
              >
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
