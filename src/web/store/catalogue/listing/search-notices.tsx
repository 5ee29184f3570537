import { foldText } from '../../../../domain/text.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import type { SearchNotes } from './search-notes.ts';

interface PartialNoticeProps {
  text: string;
  /** As the search knows them: small letters without accents, some of several words ('500 g'). */
  omittedWords: readonly string[];
}

/** 'tiene café, pero no liofilizado' */
export function PartialNotice({ text, omittedWords }: PartialNoticeProps) {
  const typed = partsOf(text);
  const omitted = new Set(omittedWords.flatMap(partsOf).map(keyOf));
  const met = typed.filter((part) => !omitted.has(keyOf(part)));
  const typedOf = new Map(typed.map((part) => [keyOf(part), part]));
  const missed = omittedWords.map((words) =>
    partsOf(words)
      .map((part) => typedOf.get(keyOf(part)) ?? part)
      .join(' '),
  );
  const isTold = omittedWords.length > 0 && met.length > 0;
  return (
    <p className="mt-2 text-lead/7 text-tinta-2">
      Esto se acerca
      {isTold && (
        <>
          : tiene <Words words={met} last="y" />, pero no <Words words={missed} last="ni" />
        </>
      )}
      .
    </p>
  );
}

/** Words, each 'sin' with what it turns around: of 'sin azúcar sin gluten' one may be met and the other not. */
const partsOf = (text: string): string[] => text.match(/(?:sin\s+)?\S+/gi) ?? [];

/** One for a word as it was typed and as the search knows it: 'Orgánico' and 'organico', 'usb-c' and 'usbc'. */
const keyOf = (part: string): string => foldText(part).replace(/[^\p{L}\p{N}]+/gu, '');

function Words({ words, last }: { words: readonly string[]; last: string }) {
  return words.map((word, index) => (
    <span key={word}>
      {index > 0 && (index === words.length - 1 ? ` ${last} ` : ', ')}
      <strong className="font-[650] text-tinta">{word}</strong>
    </span>
  ));
}

interface CorrectionNoticeProps {
  text: string;
  correctedText: string;
  /** The same search without the correction; null: there is no such page. */
  exactHref: string | null;
}

export function CorrectionNotice({ text, correctedText, exactHref }: CorrectionNoticeProps) {
  return (
    <div className="mt-3 rounded-[18px] bg-mango-1 px-5 py-4 text-[#5d3900]">
      <p className="font-[650]">¿Quisiste decir {correctedText}?</p>
      <p className="mt-1">
        No hay nada con «{text}». Te mostramos <strong className="font-[650]">{correctedText}</strong>.{' '}
        {exactHref !== null && (
          <a href={exactHref} className="text-link inline-flex min-h-[44px] items-center">
            Buscar «{text}» tal cual
          </a>
        )}
      </p>
    </div>
  );
}

/** Ways on below what was found, or instead of it. */
export function KeepGoing({ nearest, links }: Pick<SearchNotes, 'nearest' | 'links'>) {
  return (
    <section aria-labelledby="sigue-por-aqui" className="section-gap">
      <h2 id="sigue-por-aqui" className="heading-2">
        Sigue por aquí
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-[44px] items-center rounded-full border border-linea bg-papel px-4 font-semibold text-compact hover:bg-crema-1"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {nearest.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-x-[10px] gap-y-[22px] sm:grid-cols-3 sm:gap-x-5 sm:gap-y-[30px] lg:grid-cols-4">
          {nearest.map((product) => (
            <li key={product.id} className="min-w-0">
              <ProductCard product={product} names="listing" eager={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
