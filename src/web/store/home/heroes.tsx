import type { ReactNode } from 'react';
import { paths } from '../../../wire/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';

// Spec 9: the seller that the second banner leads to.
const FEATURED_SELLER_ID = 73;

/** Two banners; side by side in phone format from 640, in their wide format from 1024. */
export function Heroes() {
  return (
    <section
      aria-label="Destacados"
      className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mt-8 lg:grid-cols-[1.78fr_1fr]"
    >
      <Hero
        picture={<HeroPicture wide="hero-1" wideWidths={[840, 1260]} narrow="hero-1m" sizes="782px" first />}
        className="h-[430px] bg-[#ffcf66]"
      >
        <p className="mb-[14px] inline-flex items-center gap-2 rounded-full bg-white/78 px-3 py-[6px] font-[650] text-[13px] lg:mb-5 lg:px-[14px] lg:py-2 lg:text-sm">
          <Icon name="sun" weight="fill" size={18} />
          Cosecha de la semana
        </p>
        <h1 className="font-[750] font-display text-[40px] leading-[39px] tracking-[-.035em] lg:text-[50px] lg:leading-[49px] min-[1200px]:text-[58px] min-[1200px]:leading-[56px]">
          Del campo
          <br />a tu mesa
          <br />
          en 24 horas
        </h1>
        <p className="mt-4 max-w-[230px] text-lg min-[1200px]:max-w-[290px] leading-[26px] max-lg:hidden">
          Compra directo a quienes siembran, ordeñan y tejen en Colombia.
        </p>
        <ButtonLink
          href={paths.products()}
          iconAfter={<Icon name="arrow-right" weight="bold" />}
          className="mt-[18px] lg:mt-6"
        >
          Comprar
        </ButtonLink>
      </Hero>
      <Hero
        picture={<HeroPicture wide="hero-2" wideWidths={[440, 880]} narrow="hero-2m" sizes="440px" />}
        className="h-[420px] bg-[#12483a] text-white sm:h-[430px]"
      >
        <h2 className="font-[750] font-display text-[40px] leading-[39px] tracking-[-.035em] lg:text-[31px] lg:leading-[32px] min-[1200px]:text-[42px] min-[1200px]:leading-[42px]">
          Verduras del Campo
        </h2>
        <p className="mt-[10px] mb-4 text-base leading-[22px] lg:mt-4 lg:mb-5 min-[1200px]:text-lg min-[1200px]:leading-[26px]">
          Cosechadas esta semana en la Sabana.
        </p>
        <ButtonLink
          href={paths.seller(FEATURED_SELLER_ID)}
          variant="warm"
          size="compact"
          iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
        >
          Ver productos
        </ButtonLink>
      </Hero>
    </section>
  );
}

interface HeroProps {
  picture: ReactNode;
  className: string;
  children: ReactNode;
}

function Hero({ picture, className, children }: HeroProps) {
  return (
    <div className={`relative overflow-hidden rounded-[22px] lg:h-[468px] lg:rounded-[28px] ${className}`}>
      {picture}
      <div className="relative animate-rise px-6 pt-[26px] lg:px-8 lg:pt-9 min-[1200px]:px-11 min-[1200px]:pt-11">
        {children}
      </div>
    </div>
  );
}

interface HeroPictureProps {
  /** Names below /pictures. */
  wide: string;
  wideWidths: readonly number[];
  narrow: string;
  sizes: string;
  /** The largest picture of the first screen. */
  first?: boolean;
}

const NARROW_WIDTHS = [480, 780];

/** Decoration: the text beside it says what there is. */
function HeroPicture({ wide, wideWidths, narrow, sizes, first = false }: HeroPictureProps) {
  const sources = (name: string, widths: readonly number[], format: 'avif' | 'webp') =>
    widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  const narrowSizes = '(min-width: 640px) 50vw, 100vw';
  const isWide = '(min-width: 1024px)';
  return (
    <picture>
      <source media={isWide} type="image/avif" srcSet={sources(wide, wideWidths, 'avif')} sizes={sizes} />
      <source media={isWide} type="image/webp" srcSet={sources(wide, wideWidths, 'webp')} sizes={sizes} />
      <source type="image/avif" srcSet={sources(narrow, NARROW_WIDTHS, 'avif')} sizes={narrowSizes} />
      <img
        src={`/pictures/${narrow}-780.webp`}
        srcSet={sources(narrow, NARROW_WIDTHS, 'webp')}
        sizes={narrowSizes}
        width={780}
        height={860}
        alt=""
        fetchPriority={first ? 'high' : 'auto'}
        className="absolute inset-0 size-full object-cover object-bottom lg:object-[30%_50%] min-[1200px]:object-right"
      />
    </picture>
  );
}
