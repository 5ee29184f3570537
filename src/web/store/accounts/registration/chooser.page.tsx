import type { ReactNode } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { AuthHeading } from '../auth/auth-heading.tsx';
import { LoginHint } from './login-hint.tsx';

/** Spec 2.5. */
export function Page() {
  return (
    <>
      <AuthHeading title="¿Qué cuenta quieres crear?" lead="Toma unos minutos y guardamos tu avance." />
      <div className="grid gap-4">
        <AccountChoice
          href={paths.registerBuyer()}
          icon={<Icon name="user" weight="duotone" size={32} />}
          title="Crear cuenta personal"
          text="Compra, guarda tus favoritos y sigue tus pedidos."
        />
        <AccountChoice
          href={paths.registerSeller()}
          icon={<Icon name="storefront" weight="duotone" size={32} />}
          title="Crear cuenta de vendedor"
          text="Abre tu tienda y vende tus productos."
        />
      </div>
      <LoginHint />
    </>
  );
}

interface AccountChoiceProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
}

function AccountChoice({ href, icon, title, text }: AccountChoiceProps) {
  return (
    <a
      href={href}
      className="flex items-center gap-4 rounded-[22px] border border-linea bg-papel p-5 transition-shadow duration-200 hover:border-verde-6 hover:shadow-e2 sm:p-6"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-verde-1 text-verde-7">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-[650] text-large/7">{title}</b>
        <span className="block text-compact text-tinta-3">{text}</span>
      </span>
      <Icon name="caret-right" weight="bold" className="text-verde-6" />
    </a>
  );
}
