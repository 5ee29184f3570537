import { RadioCard } from '../../../ui/choice-fields.tsx';

type Wanted = 'refund' | 'replacement' | 'repair';

const choices = [
  { value: 'refund', label: 'Que me devuelvan la plata' },
  { value: 'replacement', label: 'Que me lo cambien' },
  { value: 'repair', label: 'Que me lo reparen' },
] as const satisfies readonly { value: Wanted; label: string }[];

export function WantedChoice({ value, onChange }: { value: Wanted; onChange: (value: Wanted) => void }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-small">¿Qué quieres?</legend>
      <div className="grid gap-3">
        {choices.map((choice) => (
          <RadioCard
            key={choice.value}
            name="wanted"
            label={choice.label}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
