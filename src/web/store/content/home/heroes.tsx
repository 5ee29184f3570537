import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { HomeData } from './home.loader.ts';

type HeroData = HomeData['heroes'][number];

/** Two banners; side by side in phone format from 640, in their wide format from 1024. */
export function Heroes({ heroes: [first, second] }: Pick<HomeData, 'heroes'>) {
  return (
    <section
      aria-label="Destacados"
      className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 lg:mt-8 lg:grid-cols-[1.78fr_1fr]"
    >
      <Hero hero={first} sizes="782px" className="h-[430px]">
        {first.eyebrow && (
          <p className="mb-[14px] inline-flex items-center gap-2 rounded-full bg-white/78 px-3 py-[6px] font-[650] text-micro text-tinta lg:mb-5 lg:px-[14px] lg:py-2 lg:text-small/5">
            <Icon name="sun" weight="fill" size={18} />
            {first.eyebrow}
          </p>
        )}
        <h1 className="whitespace-pre-line heading-hero">{first.title}</h1>
        {first.text && (
          <p className="mt-4 max-w-[230px] text-large min-[1200px]:max-w-[290px] leading-[26px] max-lg:hidden">
            {first.text}
          </p>
        )}
        <ButtonLink
          href={first.href}
          variant={first.button}
          iconAfter={<Icon name="arrow-right" weight="bold" />}
          className="mt-[18px] lg:mt-6"
        >
          {first.buttonText}
        </ButtonLink>
      </Hero>
      <Hero hero={second} sizes="440px" className="h-[420px] sm:h-[430px]">
        <h2 className="whitespace-pre-line heading-hero-beside">{second.title}</h2>
        <p className="mt-[10px] mb-4 text-body leading-[22px] lg:mt-4 lg:mb-5 min-[1200px]:text-large min-[1200px]:leading-[26px]">
          {second.text}
        </p>
        <ButtonLink
          href={second.href}
          variant={second.button}
          size="compact"
          iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
        >
          {second.buttonText}
        </ButtonLink>
      </Hero>
    </section>
  );
}

interface HeroProps {
  hero: HeroData;
  /** Of its wide format. */
  sizes: string;
  className: string;
  children: React.ReactNode;
}

function Hero({ hero, sizes, className, children }: HeroProps) {
  const narrowSizes = '(min-width: 640px) 50vw, 100vw';
  const isWide = '(min-width: 1024px)';
  return (
    <div
      className={`relative overflow-hidden rounded-[22px] lg:h-[468px] lg:rounded-[28px] ${className}`}
      style={hero.colours}
    >
      {/* Decoration: the text beside it says what there is. */}
      <picture>
        <source media={isWide} type="image/avif" srcSet={hero.wideAvif} sizes={sizes} />
        <source media={isWide} type="image/webp" srcSet={hero.wideWebp} sizes={sizes} />
        <source type="image/avif" srcSet={hero.narrowAvif} sizes={narrowSizes} />
        <img
          src={hero.narrowUrl}
          srcSet={hero.narrowWebp}
          sizes={narrowSizes}
          width={780}
          height={860}
          alt=""
          fetchPriority={hero.priority}
          className="absolute inset-0 size-full object-cover object-bottom lg:object-[30%_50%] min-[1200px]:object-right"
        />
      </picture>
      <div
        style={hero.veil}
        className="relative h-full animate-rise px-6 pt-[26px] lg:px-8 lg:pt-9 min-[1200px]:px-11 min-[1200px]:pt-11"
      >
        {children}
      </div>
    </div>
  );
}
