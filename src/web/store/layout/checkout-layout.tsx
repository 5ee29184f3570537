import { Outlet } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

/** Nothing that leads away from paying: the logo and 'Pago seguro'. */
export function CheckoutLayout() {
  return (
    <>
      <SkipLink />
      <header className="print:hidden border-linea border-b bg-papel">
        <div className="page-width flex h-[60px] items-center justify-between md:h-[76px]">
          <Logo />
          <p className="flex items-center gap-2 font-semibold text-small/5 text-tinta-2">
            <Icon name="lock-simple" weight="duotone" />
            Pago seguro
          </p>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
