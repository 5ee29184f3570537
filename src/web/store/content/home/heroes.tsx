import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { HomeData } from './home.loader.ts';

type HeroData = HomeData['heroes'][number];

/** Two banners, side by side from 640; on phones they stand apart (components.css, `home-order`). */
export function Heroes({ heroes: [first, second] }: Pick<HomeData, 'heroes'>) {
  return (
    <section aria-label="Destacados" className="home-heroes">
      <Hero hero={first} sizes="782px">
        {first.eyebrow && (
          <p className="mb-[14px] inline-flex items-center gap-2 rounded-full bg-white/78 px-3 py-[6px] font-[650] text-micro text-tinta max-sm:hidden lg:px-[14px] lg:text-small/5">
            <Icon name="sun" weight="fill" size={18} />
            {first.eyebrow}
          </p>
        )}
        <h1 className="whitespace-pre-line heading-hero">{first.title}</h1>
        {first.text && (
          <p className="mt-3 max-w-[230px] text-body leading-6 min-[75rem]:max-w-[290px] max-lg:hidden">
            {first.text}
          </p>
        )}
        <ButtonLink
          href={first.href}
          variant={first.button}
          size="compact"
          iconAfter={<Icon name="arrow-right" weight="bold" size={18} />}
          className="mt-4 lg:mt-5"
        >
          {first.buttonText}
        </ButtonLink>
      </Hero>
      <Hero hero={second} sizes="440px">
        <h2 className="whitespace-pre-line heading-hero-beside">{second.title}</h2>
        <p className="mt-[6px] mb-3 text-small leading-5 sm:mt-[10px] sm:mb-4 sm:text-body sm:leading-[22px] lg:mt-4 lg:mb-5">
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
  children: React.ReactNode;
}

function Hero({ hero, sizes, children }: HeroProps) {
  // Beside each other on tablets they are high, elsewhere they are wide.
  const isWide = '(min-width: 1024px), (max-width: 639px)';
  const wideSizes = `(min-width: 1024px) ${sizes}, 100vw`;
  return (
    <div
      className="relative h-[172px] overflow-hidden rounded-[20px] sm:h-[340px] sm:rounded-[22px] lg:rounded-[28px]"
      style={hero.colours}
    >
      {/* Decoration: the text beside it says what there is. */}
      <picture>
        <source media={isWide} type="image/avif" srcSet={hero.wideAvif} sizes={wideSizes} />
        <source media={isWide} type="image/webp" srcSet={hero.wideWebp} sizes={wideSizes} />
        <source type="image/avif" srcSet={hero.narrowAvif} sizes="50vw" />
        <img
          src={hero.narrowUrl}
          srcSet={hero.narrowWebp}
          sizes="50vw"
          width={780}
          height={860}
          alt=""
          fetchPriority={hero.priority}
          className="absolute inset-0 size-full object-cover object-right sm:object-bottom lg:object-[30%_50%] min-[75rem]:object-right"
        />
      </picture>
      <div
        style={hero.veil}
        className="relative h-full animate-rise px-5 pt-[22px] sm:px-6 lg:px-8 lg:pt-7 min-[75rem]:px-11"
      >
        {children}
      </div>
    </div>
  );
}
