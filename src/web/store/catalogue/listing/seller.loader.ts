import { holidayNotice } from '../../../../domain/holiday.ts';
import { shownLevel } from '../../../../domain/shop-level-text.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import { browse, canonicalOf, EMPTY_TEXT, type ListingData, listTags } from './listing-data.ts';

type Seller = OutputOf<Endpoints['getSeller']>['seller']['value'];

export async function sellerLoader(page: PageRequest): Promise<ListingData & { seller: StorefrontSeller }> {
  const sellerId = readId(page.params.sellerId);
  if (sellerId === null) throw new PageError(404);
  const [found, list] = await Promise.all([
    page.call('getSeller', { params: { id: sellerId } }),
    browse(page, { sellerId }),
  ]);
  const seller = valueOrPageError(found).seller.value;
  const crumbs: Crumb[] = [
    { name: 'Inicio', href: paths.home() },
    { name: 'Productos', href: paths.products() },
  ];
  const path = paths.seller(seller.id);
  return {
    meta: {
      title: `${seller.displayName} | ${page.brand.name}`,
      description: `${seller.displayName} en ${page.brand.name}. ${seller.description}`,
      canonical: canonicalOf(path, list.query),
      ...(seller.bannerUrl && { imageUrl: seller.bannerUrl }),
      jsonLd: [breadcrumbList([...crumbs, { name: seller.displayName, href: path }], page.url.origin)],
    },
    ...listTags([`seller:${seller.id}`], list.page),
    heading: 'Productos',
    crumbs,
    path,
    ...list,
    emptyText: EMPTY_TEXT,
    circles: [],
    activeCategoryId: null,
    seller: storefrontSeller(seller),
  };
}

export type StorefrontSeller = ReturnType<typeof storefrontSeller>;

/** What the page shows. */
function storefrontSeller(seller: Seller) {
  return {
    displayName: seller.displayName,
    description: seller.description,
    bannerUrl: seller.bannerUrl,
    logoUrl: seller.logoUrl,
    levelText: shownLevel(seller.level),
    returnsPolicy: seller.returnsPolicy,
    shippingPolicy: seller.shippingPolicy,
    warrantyPolicy: seller.warrantyPolicy,
    openingHours: seller.openingHours,
    holiday: seller.holiday && holidayNotice(seller.holiday),
    legalName: seller.companyName || `${seller.firstName} ${seller.lastName}`.trim(),
    // The last digit is the check digit (spec 5) and stands apart.
    nit: seller.nit.replace(/^(\d+)(\d)$/, '$1-$2'),
    address: [seller.address, seller.cityName].filter(Boolean).join(', '),
    phone: seller.phone,
    email: seller.email,
  };
}
