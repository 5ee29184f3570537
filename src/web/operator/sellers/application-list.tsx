import { operatorPaths } from '../../../wire/operator-paths.ts';
import { SELLER_TABS } from '../../../wire/sellers/operator-sellers.ts';
import { ageText } from '../../panel/age-text.ts';
import { PromiseTag } from './promise-tag.tsx';
import type { SellersData } from './sellers.loader.ts';
import { ShopInitials } from './shop-initials.tsx';

/** Who waits, the longest first. */
export function ApplicationList({ sellers, application, tab, search, after, now }: SellersData) {
  return (
    <ul className="grid gap-3" aria-label="Solicitudes">
      {sellers.map((seller) => (
        <li key={seller.sellerId}>
          <a
            href={operatorPaths.sellers({
              grupo: SELLER_TABS[tab],
              buscar: search,
              despues: after ?? undefined,
              solicitud: seller.sellerId,
            })}
            data-keep-scroll
            aria-current={seller.sellerId === application?.sellerId ? 'true' : undefined}
            className="flex flex-wrap items-center gap-x-[14px] gap-y-2 rounded-[18px] border border-linea bg-papel p-[14px] hover:bg-verde-0 lg:aria-[current]:border-verde-6 lg:aria-[current]:shadow-[inset_0_0_0_1px_var(--color-verde-6),0_6px_18px_rgb(60_40_10/.08)]"
          >
            <ShopInitials id={seller.sellerId} name={seller.displayName} />
            <span className="min-w-0 flex-[1_1_130px]">
              <span className="block break-words font-semibold leading-[21px]">{seller.displayName}</span>
              <span className="block text-small text-tinta-2 leading-5">
                {seller.cityName} · {capital(ageText(Date.parse(seller.createdAt), now))}
              </span>
            </span>
            <PromiseTag seller={seller} now={now} short />
          </a>
        </li>
      ))}
    </ul>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
