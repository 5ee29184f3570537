import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

export function StoreLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="contenido" tabIndex={-1} className="min-h-[60vh]">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
