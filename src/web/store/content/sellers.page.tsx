import { pictureSources } from '../../../domain/picture.ts';
import { initials } from '../../../domain/text.ts';
import { paths } from '../../../wire/paths.ts';
import type { PageProps } from '../../app/page.ts';
import type { sellersLoader } from './sellers.loader.ts';

type SellerEntry = Awaited<ReturnType<typeof sellersLoader>>['sellers'][number];

export function Page({ data }: PageProps<typeof sellersLoader>) {
  const { sellers } = data;
  return (
    <section className="page-width pt-8 lg:pt-11">
      <h1 className="heading-1">Tiendas</h1>
      <p className="mt-4 text-lead/7 text-tinta-2">Conoce a quienes venden y visita su puesto.</p>
      {sellers.length === 0 && (
        <p className="mt-8 text-lead/7">
          Todavía no hay tiendas abiertas.{' '}
          <a href={paths.startSelling()} className="font-semibold text-verde-7 underline">
            Abre la primera
          </a>
        </p>
      )}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {sellers.map((seller) => (
          <SellerCard key={seller.id} seller={seller} />
        ))}
      </ul>
    </section>
  );
}

function SellerCard({ seller }: { seller: SellerEntry }) {
  const products = seller.productCount === 1 ? '1 producto' : `${seller.productCount} productos`;
  return (
    <li className="overflow-hidden rounded-[22px] border border-linea bg-papel">
      <a href={paths.seller(seller.id)} className="group block h-full">
        <SellerPicture seller={seller} />
        <div className="px-5 pt-4 pb-5">
          <h2 className="heading-3">{seller.displayName}</h2>
          <p className="mt-1 text-small/5 text-tinta-3">
            {seller.cityName} · {products}
          </p>
          <p className="mt-3 text-body/6 text-tinta-2">{seller.description}</p>
        </div>
      </a>
    </li>
  );
}

function SellerPicture({ seller }: { seller: SellerEntry }) {
  if (!seller.bannerUrl)
    return (
      <div
        aria-hidden="true"
        className="grid aspect-[1600/460] place-items-center bg-verde-1 font-display text-price text-verde-7"
      >
        {initials(seller.displayName)}
      </div>
    );
  return (
    <img
      src={seller.bannerUrl}
      srcSet={pictureSources(seller.bannerUrl) ?? undefined}
      sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
      width={1600}
      height={460}
      alt=""
      loading="lazy"
      className="aspect-[1600/460] w-full object-cover transition-transform duration-300 group-hover:scale-103 motion-reduce:group-hover:scale-100"
    />
  );
}
