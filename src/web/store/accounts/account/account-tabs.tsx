import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { logOut } from '../../../app/session-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';

export type AccountTab = 'profile' | 'orders' | 'cases' | 'market' | 'lists' | 'alerts' | 'details';

/** Spec 2.11. */
export const accountTabs = [
  { id: 'profile', name: 'Perfil', href: paths.profile(), icon: <Icon name="user" size={22} /> },
  { id: 'orders', name: 'Pedidos', href: paths.orders(), icon: <Icon name="package" size={22} /> },
  { id: 'cases', name: 'Mis casos', href: casePaths.list(), icon: <Icon name="chat-circle" size={22} /> },
  {
    id: 'market',
    name: 'Mi mercado',
    href: paths.market(),
    icon: <Icon name="shopping-cart-simple" size={22} />,
  },
  { id: 'lists', name: 'Listas', href: paths.lists(), icon: <Icon name="list" size={22} /> },
  { id: 'alerts', name: 'Avisos', href: paths.accountAlerts(), icon: <Icon name="bell" size={22} /> },
  {
    id: 'details',
    name: 'Detalles de Cuenta',
    href: paths.accountDetails(),
    icon: <Icon name="lock-simple" size={22} />,
  },
] as const satisfies readonly { id: AccountTab; name: string; href: string; icon: ReactNode }[];

const look =
  'flex min-h-[50px] w-full items-center gap-3 whitespace-nowrap rounded-[14px] px-4 font-semibold text-body text-tinta-2 max-lg:border max-lg:border-linea max-lg:bg-papel hover:bg-crema-1 aria-[current]:bg-verde-1 aria-[current]:text-verde-7 max-lg:aria-[current]:border-verde-6';

/** A list on wide screens, pills that scroll sideways on narrow ones. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const pill = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would move the page too.
    if (list.current && pill) list.current.scrollLeft = pill.offsetLeft - 16;
  }, []);
  return (
    <nav aria-label="Mi cuenta" className="max-lg:-mx-4 max-lg:sm:-mx-6">
      <ul
        ref={list}
        className="relative flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-lg:px-4 max-lg:sm:px-6 lg:flex-col lg:gap-1"
      >
        {accountTabs.map(({ id, name, href, icon }) => (
          <li key={id}>
            <a href={href} aria-current={id === current ? 'page' : undefined} className={look}>
              {icon}
              {name}
            </a>
          </li>
        ))}
        <li>
          <LeaveButton />
        </li>
      </ul>
    </nav>
  );
}

/** Spec 2.11: 'Salir' logs out and goes home. */
function LeaveButton() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const reply = await logOut();
    if (reply.ok || reply.reason === 'login-required') return navigate(paths.home());
    setLeaving(false);
    showToast({ kind: 'error', text: reply.message });
  };
  return (
    <button type="button" disabled={leaving} onClick={() => void leave()} className={look}>
      <Icon name="sign-out" size={22} />
      Salir
    </button>
  );
}
