import type { PageRequest } from '../../../app/page.ts';
import { requireLoggedOut } from './require-logged-out.ts';

export async function loginLoader(page: PageRequest) {
  const destination = await requireLoggedOut(page);
  return {
    meta: {
      title: `Iniciar Sesión | ${page.brand.name}`,
      description: 'Entra a tu cuenta con tu correo y tu contraseña.',
      canonical: null,
    },
    destination,
  };
}
