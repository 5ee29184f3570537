import type { PageRequest } from '../../app/page.ts';

export async function homeLoader({ brand }: PageRequest) {
  return {
    meta: { title: brand.name, description: 'Mercado en línea', canonical: '/' },
    cacheTags: ['catalogue'],
  };
}
