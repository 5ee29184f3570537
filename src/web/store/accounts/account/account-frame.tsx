import { type ReactNode, useEffect } from 'react';
import { greetingName, type User } from '../../../../domain/account.ts';
import { paths } from '../../../../wire/paths.ts';
import { updateSessionUser } from '../../../app/session-store.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type AccountTab, AccountTabs, accountTabs } from './account-tabs.tsx';

interface AccountFrameProps {
  user: User;
  tab: AccountTab;
  children: ReactNode;
}

/** What the pages of the account share: greeting, tabs and the heading of the open one. */
export function AccountFrame({ user, tab, children }: AccountFrameProps) {
  // Saved on another device, or the browser's storage was emptied: the header shows who the server knows.
  useEffect(() => updateSessionUser(user), [user]);
  const name = accountTabs.find(({ id }) => id === tab)?.name ?? '';
  return (
    <div className="page-width pb-16">
      <Breadcrumbs
        items={[
          { name: 'Inicio', href: paths.home() },
          { name: 'Mi cuenta', href: paths.account() },
          { name },
        ]}
      />
      <div className="mt-3 mb-6 flex items-center gap-4 sm:mb-8">
        <Avatar user={user} />
        <div className="min-w-0">
          <h1 className="heading-1 leading-8 sm:text-summary/[34px]">
            Hola{greetingName(user) && `, ${greetingName(user)}`}
          </h1>
          <p className="truncate text-tinta-2">{user.email}</p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
        <AccountTabs current={tab} />
        <div className="min-w-0">
          <h2 className="sr-only">{name}</h2>
          {children}
        </div>
      </div>
    </div>
  );
}

function Avatar({ user }: { user: User }) {
  const look = 'size-16 shrink-0 rounded-full';
  if (user.imageUrl)
    return (
      <Picture url={user.imageUrl} alt="" width={64} height={64} eager className={`${look} object-cover`} />
    );
  return (
    <span
      aria-hidden="true"
      className={`${look} grid place-items-center bg-mango-3 font-bold font-display text-amount`}
    >
      {initials(user)}
    </span>
  );
}

function initials({ firstName, lastName, companyName, email }: User): string {
  const names = firstName ? [firstName, lastName] : [companyName || email];
  return names.map((name) => [...(name ?? '')][0]?.toUpperCase() ?? '').join('');
}
