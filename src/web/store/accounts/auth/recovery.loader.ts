import type { PageRequest } from '../../../app/page.ts';
import { requireLoggedOut } from './require-logged-out.ts';

export async function recoveryLoader(page: PageRequest) {
  await requireLoggedOut(page);
  return {
    meta: {
      title: `Recuperar contraseña | ${page.brand.name}`,
      description: 'Pide una nueva contraseña a tu correo.',
      canonical: null,
    },
  };
}
