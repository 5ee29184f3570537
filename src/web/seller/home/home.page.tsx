import { useLoaderData } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { sellerHomeLoader } from './home.loader.ts';

export function Page() {
  const { centre } = useLoaderData() as Awaited<ReturnType<typeof sellerHomeLoader>>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="heading-1">Hola{centre.firstName ? `, ${centre.firstName}` : ''}</h1>
      {centre.sellerStatus === 2 && (
        <ButtonLink variant="outline" href={paths.seller(centre.sellerId)}>
          Ver mi tienda
        </ButtonLink>
      )}
    </div>
  );
}
