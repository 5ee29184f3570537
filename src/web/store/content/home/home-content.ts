import { type HeroPictureKind, heroPictureSources } from '../../../../domain/hero-picture.ts';
import { FEATURED_SELLER_LINK, HERO_PALETTES, type HeroContent } from '../../../../domain/store-content.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { paths } from '../../../../wire/paths.ts';

type Content = OutputOf<Endpoints['getShopContent']>;

// The banners' own drawings, by the address of their largest WebP.
const DRAWINGS = {
  first: { wide: '/pictures/hero-1-1260.webp', narrow: '/pictures/hero-1m-780.webp', palette: 'mango' },
  second: { wide: '/pictures/hero-2-880.webp', narrow: '/pictures/hero-2m-780.webp', palette: 'verde' },
} as const;

/** Both banners, ready to show: the browser computes nothing. */
export function homeHeroes(content: Content) {
  const href = (link: string) => (link === FEATURED_SELLER_LINK ? featuredShop(content) : link);
  const first = heroData(content.heroFirst, DRAWINGS.first, 'wideFirst');
  const second = heroData(content.heroSecond, DRAWINGS.second, 'wideSecond');
  return [
    // The largest picture of the first screen.
    { ...first, href: href(content.heroFirst.link), priority: 'high' },
    { ...second, href: href(content.heroSecond.link), priority: 'auto' },
  ] as const;
}

/** Before that seller sells, the products are the nearest thing. */
function featuredShop({ featured, isFeaturedSellerOpen }: Content): string {
  return isFeaturedSellerOpen ? paths.seller(featured.sellerId) : paths.products();
}

type Drawing = (typeof DRAWINGS)[keyof typeof DRAWINGS];

function heroData(hero: HeroContent, drawing: Drawing, kind: HeroPictureKind) {
  const isDrawn = hero.wideUrl === null || hero.narrowUrl === null;
  const wide = hero.wideUrl ?? drawing.wide;
  const narrow = hero.narrowUrl ?? drawing.narrow;
  // A drawing has the colours of its own text; over any other picture the colour lies behind the text.
  const { background, isDark } = HERO_PALETTES[isDrawn ? drawing.palette : hero.palette];
  return {
    eyebrow: hero.eyebrow,
    title: hero.title,
    text: hero.text,
    buttonText: hero.buttonText,
    button: isDark ? ('warm' as const) : ('primary' as const),
    colours: { background, ...(isDark && { color: '#fff' }) },
    veil: isDrawn
      ? {}
      : { background: `linear-gradient(125deg, ${background}e6 45%, ${background}b3 60%, transparent 85%)` },
    wideAvif: heroPictureSources(wide, kind, 'avif'),
    wideWebp: heroPictureSources(wide, kind, 'webp'),
    narrowAvif: heroPictureSources(narrow, 'narrow', 'avif'),
    narrowWebp: heroPictureSources(narrow, 'narrow', 'webp'),
    narrowUrl: narrow,
  };
}
