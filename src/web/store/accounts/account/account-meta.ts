import type { Brand } from '../../../../domain/brand.ts';
import type { PageMeta } from '../../../app/page.ts';

/** Pages of one person; never for search engines. */
export function accountMeta(name: string, brand: Brand): PageMeta {
  return { title: `${name} | ${brand.name}`, description: `${name} de tu cuenta.`, canonical: null };
}
