import type { PageProps } from '../../../app/page.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { ProductListing } from './listing.tsx';
import { ListingTotal } from './listing-total.tsx';
import type { sellerLoader } from './seller.loader.ts';
import { SellerBanner } from './seller-banner.tsx';
import { SellerIdentity } from './seller-identity.tsx';
import { SellerPolicies } from './seller-policies.tsx';

/** A seller's public storefront. */
export function Page({ data }: PageProps<typeof sellerLoader>) {
  return (
    <>
      <SellerBanner seller={data.seller} />
      <div className="page-width">
        {data.seller.holiday && (
          <Notice tone="information" className="mt-5">
            {data.seller.holiday}
          </Notice>
        )}
        <ProductListing
          key={data.path}
          data={data}
          title={
            <div
              className={`mb-[18px] flex items-end justify-between gap-4 ${data.page.place ? 'max-sm:flex-wrap' : ''}`}
            >
              <h2 className="heading-2">{data.heading}</h2>
              <ListingTotal page={data.page} />
            </div>
          }
        />
        <SellerPolicies seller={data.seller} />
        <SellerIdentity seller={data.seller} />
      </div>
    </>
  );
}
