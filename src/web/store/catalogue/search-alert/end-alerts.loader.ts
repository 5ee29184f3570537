import type { PageRequest } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';

export async function endAlertsLoader(page: PageRequest) {
  const asked = page.url.searchParams;
  return {
    meta: {
      title: `Dejar de recibir avisos | ${page.brand.name}`,
      description: 'Termina los avisos de búsquedas y productos en tu correo.',
      canonical: null,
    },
    alertId: readId(asked.get('aviso') ?? undefined),
    kind: asked.get('tipo') === 'producto' ? ('product' as const) : ('search' as const),
    signature: (asked.get('firma') ?? '').slice(0, 60),
  };
}
