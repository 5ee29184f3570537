import { Suspense } from 'react';
import { paths } from '../../../wire/paths.ts';
import type { Session } from '../../app/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { headerAction } from './header-action.ts';

const LogoutButton = lazyPart(() => import('./logout-button.tsx').then((part) => part.LogoutButton));

const visitorLinks = [
  { href: paths.login(), text: 'Iniciar Sesión' },
  { href: paths.registerChooser(), text: 'Registrarse' },
  { href: paths.registerSeller(), text: 'Empieza a vender' },
] as const;

const userLinks = [
  { href: paths.profile(), text: 'Perfil' },
  { href: paths.orders(), text: 'Pedidos' },
] as const;

const MENU_ID = 'menu-cuenta';

/** A native popover: it opens, closes and gives focus back without a script of ours. */
export function AccountMenu({ user }: Session) {
  const [small, large] = user ? ['Hola,', user.displayName] : ['Iniciar Sesión', 'Registrarse'];
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-haspopup="true"
        className={`${headerAction} [anchor-name:--cuenta]`}
      >
        <Icon name="user-circle" size={26} />
        <span className="whitespace-nowrap text-left max-lg:sr-only">
          {small}{' '}
          <b className="flex max-w-36 items-center gap-1 font-semibold text-small">
            <span className="truncate">{large}</span>
            <Icon name="caret-down" weight="bold" size={12} />
          </b>
        </span>
      </button>
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: only closes after one of its links was used */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks too */}
      <div
        id={MENU_ID}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
        className="account-menu"
      >
        {user && <p className="truncate px-4 py-2 text-tinta-3 lg:hidden">{`Hola, ${user.displayName}`}</p>}
        {(user ? userLinks : visitorLinks).map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
        {user && (
          <Suspense>
            <LogoutButton />
          </Suspense>
        )}
      </div>
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: only closes after one of its links was used */}
    </>
  );
}
