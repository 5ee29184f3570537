import { initials } from '../../../domain/text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { StorefrontSeller } from './seller.loader.ts';

/** From 640 px the name stands on the banner over a dark gradient, below that under it (design.md 7). */
export function SellerBanner({
  seller: { displayName, description, bannerUrl },
}: {
  seller: StorefrontSeller;
}) {
  const onBanner = bannerUrl === null ? '' : 'sm:text-white';
  return (
    <header className={bannerUrl === null ? 'pt-5 sm:pt-8' : 'relative sm:h-[340px]'}>
      {bannerUrl !== null && (
        <>
          <Picture
            url={bannerUrl}
            eager
            sizes="100vw"
            width={1600}
            height={460}
            alt=""
            fetchPriority="high"
            className="h-[172px] w-full object-cover object-[88%_60%] sm:absolute sm:inset-0 sm:h-full sm:object-right"
          />
          <div className="absolute inset-0 bg-linear-to-r from-[rgba(20,12,4,.78)] to-58% to-transparent max-sm:hidden" />
        </>
      )}
      <div
        className={`relative page-width flex h-full items-center gap-[14px] sm:gap-6 ${bannerUrl === null ? '' : 'max-sm:pt-4'}`}
      >
        <span
          aria-hidden="true"
          className="grid size-[60px] shrink-0 place-items-center rounded-[18px] bg-tomate-1 font-extrabold font-display text-[22px] text-tomate-7 shadow-e2 sm:size-24 sm:rounded-[28px] sm:bg-papel sm:text-4xl"
        >
          {initials(displayName)}
        </span>
        <div className="min-w-0 sm:max-w-[560px]">
          <h1 className={`heading-1 sm:text-[54px] sm:leading-none ${onBanner}`}>{displayName}</h1>
          <p
            className={`mt-1 text-[14.5px] text-tinta-2 leading-5 sm:mt-2 sm:text-[18px] sm:leading-[26px] ${onBanner}`}
          >
            {description}
          </p>
        </div>
      </div>
    </header>
  );
}
