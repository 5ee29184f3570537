import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import type { Attribute } from '../../../../domain/product.ts';
import type { CardLook, OfferedTerm } from './variant-choice.ts';

interface AttributeChoiceProps {
  attribute: Attribute;
  terms: readonly OfferedTerm[];
  look: CardLook;
  chosenTermId: number | null;
  /** How often somebody wanted to buy while it was open: its name says so then. */
  missed: number;
  onChoose: (termId: number) => void;
}

/** One attribute as a radio group: a choice replaces the earlier one (spec 4). */
export function AttributeChoice(props: AttributeChoiceProps) {
  const { attribute, terms, look, chosenTermId, missed, onChoose } = props;
  const isCard = look.hasPrices || look.hasPictures;
  const chosen = terms.find(({ id }) => id === chosenTermId);
  const isMissed = missed > 0 && !chosen;
  return (
    <fieldset id={choiceId(attribute.id)} className="mt-5 scroll-mt-4">
      <legend className="mb-[10px] font-semibold text-small">
        {isMissed ? (
          <span key={missed} className="inline-block text-error motion-safe:animate-shake">
            Elige {attribute.name}
          </span>
        ) : (
          <>
            {attribute.name}:{' '}
            <span className={chosen ? undefined : 'font-normal text-tinta-3'}>
              {chosen?.name ?? 'elige una opción'}
            </span>
          </>
        )}
      </legend>
      <div className={isCard ? 'grid grid-cols-3 gap-[10px]' : 'flex flex-wrap gap-[10px]'}>
        {terms.map((term) => (
          <label
            key={term.id}
            className={isCard ? 'term-card' : 'term'}
            data-gone={term.isSoldOut ? 'sold' : term.isElsewhere ? 'elsewhere' : undefined}
          >
            <input
              type="radio"
              name={`atributo-${attribute.id}`}
              value={term.id}
              checked={term.id === chosenTermId}
              onChange={() => onChoose(term.id)}
              aria-invalid={isMissed || undefined}
            />
            {isCard ? <CardContent term={term} look={look} /> : term.name}
            {term.isSoldOut && <span className="sr-only">, agotado</span>}
            {term.isElsewhere && <span className="sr-only">, no con lo que elegiste</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CardContent({ term, look }: { term: OfferedTerm; look: CardLook }) {
  return (
    <>
      {look.hasPictures && term.imageUrl && (
        <img src={pictureOfWidth(term.imageUrl, 160)} alt="" width={92} height={92} loading="lazy" />
      )}
      <span className="term-text">
        <b>{term.name}</b>
        <TermCost term={term} look={look} />
      </span>
    </>
  );
}

/** Few units take the place of the price. What other attributes decide is told once they are chosen. */
function TermCost({ term: { fewLeft, price, isFrom }, look }: { term: OfferedTerm; look: CardLook }) {
  if (fewLeft !== null) return fewText(fewLeft);
  if (isFrom && !look.hasPrices) return null;
  return (
    <>
      {isFrom && 'Desde '}
      <span className="whitespace-nowrap">{formatPesos(finalPrice(price))}</span>
    </>
  );
}

export function fewText(units: number): string {
  return units === 1 ? 'Queda 1' : `Quedan ${units}`;
}

function choiceId(attributeId: number): string {
  return `opcion-${attributeId}`;
}

/** Brings an open choice into view, with the keyboard at its first term. */
export function showOpenChoice(attributeId: number): void {
  const group = document.getElementById(choiceId(attributeId));
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input')?.focus({ preventScroll: true });
}
