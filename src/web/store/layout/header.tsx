import { useState } from 'react';
import { paths } from '../../../wire/paths.ts';
import type { Session } from '../../app/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoryMenu } from './category-menu.tsx';
import type { TopCategory } from './category-tree.ts';
import { headerAction } from './header-action.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { assumedPlace, PlaceButton } from './place-button.tsx';
import { PromoBar } from './promo-bar.tsx';
import { useRootData } from './root-data.ts';
import { SearchBox } from './search/search-box.tsx';
import { WhenAlive } from './when-alive.tsx';

const HeaderState = lazyPart(() => import('./browser-state.tsx').then((part) => part.HeaderState));

export function Header() {
  const root = useRootData();
  const [user, setUser] = useState<Session['user']>(null);
  const [place, setPlace] = useState(assumedPlace);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <header className="relative print:hidden border-linea border-b bg-papel">
      <PromoBar />
      <div className="page-width flex flex-wrap items-center gap-x-1 gap-y-2 pt-[10px] pb-3 md:h-[84px] md:flex-nowrap md:gap-x-5 md:py-0 lg:pt-2">
        <MobileMenu />
        <Logo />
        <PlaceButton texts={place} isOpen={isChoosing} onOpen={setChoosing} />
        <SearchBox />
        <nav aria-label="Cuenta y compras" className="ml-auto flex items-center md:-mr-3 md:gap-1">
          <AccountMenu user={user} />
          <a href={paths.wishlist()} aria-label="Favoritos" className={headerAction}>
            <Icon name="heart" size={26} />
          </a>
          <CartLink />
        </nav>
      </div>
      <nav
        aria-label="Categorías"
        className="page-width flex h-[52px] items-center gap-[6px] font-medium text-compact max-md:hidden"
      >
        <CategoryMenu />
        <a href={paths.offers()} className="row-link font-semibold text-tomate-6">
          Ofertas
        </a>
        {root?.categories.map(({ id, name }) => (
          <a key={id} href={paths.category(id)} className="row-link max-lg:hidden">
            {name}
          </a>
        ))}
        <a
          href={paths.startSelling()}
          className="ml-auto rounded-full border-[1.5px] border-verde-6 px-[14px] py-[6px] font-semibold text-verde-7 hover:bg-verde-1"
        >
          Empieza a vender
        </a>
      </nav>
      {/* Browsers with scripts never look inside, so only the server has the content. */}
      <noscript>
        {import.meta.env.SSR && <NoScriptCategories categories={root?.serverOnly?.categories ?? []} />}
      </noscript>
      <WhenAlive>
        <HeaderState onUser={setUser} onPlace={setPlace} {...{ isChoosing, setChoosing }} />
      </WhenAlive>
    </header>
  );
}

/** The menus need scripts; these links do not. */
function NoScriptCategories({ categories }: { categories: readonly TopCategory[] }) {
  return (
    <nav
      aria-label="Todas las categorías"
      className="page-width flex flex-wrap gap-x-4 pb-3 text-small/5 *:py-2 *:underline"
    >
      {categories.map(({ id, name }) => (
        <a key={id} href={paths.category(id)}>
          {name}
        </a>
      ))}
      <a href={paths.products()}>Todos los productos</a>
      <a href={paths.registerChooser()}>Registrarse</a>
    </nav>
  );
}
