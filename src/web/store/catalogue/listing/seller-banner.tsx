import { initials } from '../../../../domain/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { StorefrontSeller } from './seller.loader.ts';

/** On wide screens the name stands on the banner, else under it (design.md 7). */
export function SellerBanner({ seller }: { seller: StorefrontSeller }) {
  const { bannerUrl } = seller;
  if (bannerUrl === null)
    return (
      <header className="page-width pt-5 lg:pt-8">
        <SellerName seller={seller} onBanner="" />
      </header>
    );
  return (
    <header className="relative isolate lg:h-[340px]">
      <Picture
        url={bannerUrl}
        alt=""
        width={1600}
        height={460}
        sizes="100vw"
        eager
        fetchPriority="high"
        className="h-[172px] w-full object-cover object-[88%_60%] sm:h-[240px] lg:absolute lg:inset-0 lg:h-full lg:object-right"
      />
      {/* Multiplied, so that every ground darkens in its own hue behind white text. */}
      <div className="absolute inset-0 bg-[linear-gradient(90deg,#264234_36%,#fff_70%)] mix-blend-multiply max-lg:hidden" />
      <div className="page-width relative flex h-full items-center max-lg:pt-4">
        <SellerName seller={seller} onBanner="lg:text-white" />
      </div>
    </header>
  );
}

function SellerName({ seller, onBanner }: { seller: StorefrontSeller; onBanner: string }) {
  return (
    <div className="flex items-center gap-[14px] lg:gap-6">
      {seller.logoUrl ? (
        <img
          src={seller.logoUrl}
          alt=""
          width={96}
          height={96}
          className="size-[60px] shrink-0 rounded-[18px] bg-papel object-cover shadow-e2 lg:size-24 lg:rounded-[28px]"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[60px] shrink-0 place-items-center rounded-[18px] bg-tomate-1 font-display font-extrabold text-figure text-tomate-7 shadow-e2 lg:size-24 lg:rounded-[28px] lg:bg-papel lg:text-initial/10"
        >
          {initials(seller.displayName)}
        </span>
      )}
      <div className="min-w-0 lg:max-w-[420px]">
        <h1 className={`heading-shop break-words ${onBanner}`}>{seller.displayName}</h1>
        <p
          className={`mt-1 text-small text-tinta-2 leading-5 lg:mt-3 lg:text-large lg:leading-6 ${onBanner}`}
        >
          {seller.description}
        </p>
        {seller.levelText && (
          <p className="mt-2 inline-flex items-center gap-1 rounded-full bg-verde-1 px-3 py-1 font-semibold text-small/5 text-verde-7">
            <Icon name="check-circle" weight="fill" size={16} />
            {seller.levelText}
          </p>
        )}
      </div>
    </div>
  );
}
