import { ButtonLink } from '../ui/button-link.tsx';

/** Ways through a list by keyset pages; null: there is no such page. */
export function Pager({ firstHref, nextHref }: { firstHref: string | null; nextHref: string | null }) {
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label="Páginas" className="mt-5 flex flex-wrap justify-center gap-3 compact:mt-3 compact:pb-3">
      {firstHref && (
        <ButtonLink size="compact" variant="outline" href={firstHref}>
          Volver al inicio
        </ButtonLink>
      )}
      {nextHref && (
        <ButtonLink size="compact" variant="secondary" href={nextHref}>
          Ver más
        </ButtonLink>
      )}
    </nav>
  );
}

interface CursorPagerProps<Cursor> {
  /** Where the next page begins; null: this is the last one. */
  next: Cursor | null;
  isFirstPage: boolean;
  hrefOf: (cursor?: Cursor) => string;
}

export function CursorPager<Cursor>({ next, isFirstPage, hrefOf }: CursorPagerProps<Cursor>) {
  return <Pager firstHref={isFirstPage ? null : hrefOf()} nextHref={next === null ? null : hrefOf(next)} />;
}
