import { Children, type ReactNode, useMemo } from 'react';
import { ArrowButton, PageBullets } from './carousel-controls.tsx';
import { useScrollPages } from './use-scroll-pages.ts';

// Spec 9: carousel slide speed.
const SLIDE_MILLIS = 300;

interface CarouselProps {
  label: string;
  kind: 'product' | 'category';
  children: ReactNode;
}

/**
 * A row of slides that scrolls and snaps by itself; arrows, bullets and arrow keys come with JavaScript.
 * Slides and gaps by spec 2.6.
 */
export function Carousel({ label, kind, children }: CarouselProps) {
  // The same elements whenever the page in view changes: all slides would be made anew.
  const slides = useMemo(() => slidesOf(children, kind), [children, kind]);
  const { trackRef, page, pageCount, goTo, step, onKeyDown } = useScrollPages(SLIDE_MILLIS, slides.length);
  const fewestHidden = hiddenWhereAllFit(slides.length, slidesShown[kind]);
  return (
    <section aria-roledescription="carrusel" aria-label={label} onKeyDown={onKeyDown}>
      <ul
        ref={trackRef}
        className="relative -m-2 flex snap-x snap-mandatory scroll-px-2 gap-[10px] overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:none] md:gap-[15px] lg:gap-[20px] noscript:[scrollbar-width:thin]"
      >
        {slides}
      </ul>
      {slides.length > slidesShown[kind].base && (
        <div
          className={`mt-[18px] flex h-11 items-center justify-center gap-2 noscript:hidden ${fewestHidden}`}
        >
          {pageCount > 1 && (
            <>
              <ArrowButton direction="previous" atEnd={page === 0} onClick={() => step(-1)} />
              <PageBullets page={page} pageCount={pageCount} onChoose={goTo} />
              <ArrowButton direction="next" atEnd={page === pageCount - 1} onClick={() => step(1)} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

function slidesOf(children: ReactNode, kind: CarouselProps['kind']): ReactNode[] {
  return Children.toArray(children).map((slide, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is the slide's identity
    <li key={index} className={slideLook[kind]}>
      {slide}
    </li>
  ));
}

const slidesShown = {
  product: { base: 2, xs: 2, md: 3, lg: 5 },
  category: { base: 2, xs: 3, md: 4, lg: 8 },
} as const;

const slideLook = { product: 'slide-product', category: 'slide-category' } as const;

/** The controls' room exists only at widths where something is left to slide to, so that nothing shifts. */
function hiddenWhereAllFit(count: number, shown: { xs: number; md: number; lg: number }): string {
  if (count <= shown.xs) return 'xs:hidden';
  if (count <= shown.md) return 'md:hidden';
  return count <= shown.lg ? 'lg:hidden' : '';
}
