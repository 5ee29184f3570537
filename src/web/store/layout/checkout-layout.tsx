import { Outlet } from 'react-router';

export function CheckoutLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
