import { paths } from '../../../../wire/paths.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { CategoryCircle } from './listing-data.ts';

interface CategoryCirclesProps {
  circles: CategoryCircle[];
  activeId: number | null;
}

// Those of the narrowest screen; each eager picture is also announced in the head of the page.
const EAGER_CIRCLES = 2;

export function CategoryCircles({ circles, activeId }: CategoryCirclesProps) {
  return (
    <div className="mt-5 sm:mt-[26px]">
      <Carousel label="Categorías" kind="category">
        {circles.map((circle, index) => (
          <a
            key={circle.id}
            href={paths.category(circle.id)}
            aria-current={circle.id === activeId ? 'page' : undefined}
            className="circle"
          >
            <Picture
              url={circle.imageUrl ?? '/favicon.svg'}
              sizes="(min-width: 1024px) 138px, 132px"
              width={640}
              height={640}
              alt=""
              eager={index < EAGER_CIRCLES}
            />
            {circle.name}
          </a>
        ))}
      </Carousel>
    </div>
  );
}
