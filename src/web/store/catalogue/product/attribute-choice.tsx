import type { Attribute } from '../../../../domain/product.ts';

interface AttributeChoiceProps {
  attribute: Attribute;
  chosenTermId: number | null;
  onChoose: (termId: number) => void;
}

/** One attribute as a radio group: a choice replaces the earlier one (spec 4). */
export function AttributeChoice({ attribute, chosenTermId, onChoose }: AttributeChoiceProps) {
  const chosen = attribute.terms.find(({ id }) => id === chosenTermId);
  return (
    <fieldset className="mt-5">
      <legend className="mb-[10px] font-semibold text-small">
        {attribute.name}:{' '}
        <span className="font-normal text-tinta-3">{chosen?.name ?? 'elige una opción'}</span>
      </legend>
      <div className="flex flex-wrap gap-[10px]">
        {attribute.terms.map((term) => (
          <label
            key={term.id}
            className="grid h-12 min-w-[84px] cursor-pointer place-items-center rounded-[13px] border-[1.5px] border-borde bg-papel px-[18px] font-semibold transition-colors duration-200 has-checked:border-verde-6 has-checked:bg-verde-0 has-checked:text-verde-7 has-checked:shadow-[inset_0_0_0_1px_var(--color-verde-6)] has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={`atributo-${attribute.id}`}
              value={term.id}
              checked={term.id === chosenTermId}
              onChange={() => onChoose(term.id)}
              className="sr-only"
            />
            {term.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
