import { SelectField } from '../../ui/text-fields.tsx';

interface PlaceSelectProps {
  label: string;
  placeholder: string;
  places: {
    step: 'loading' | 'ready' | 'failed';
    choices: readonly { id: string; name: string }[];
    loadAgain: () => void;
  };
  disabled?: boolean;
  value: string;
  onChange: (id: string) => void;
}

/** A list of places that comes from the server. */
export function PlaceSelect({ label, placeholder, places, disabled, value, onChange }: PlaceSelectProps) {
  const { step, choices, loadAgain } = places;
  return (
    <SelectField
      label={label}
      disabled={disabled || step !== 'ready'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={
        step === 'failed' && (
          <span role="alert">
            No pudimos cargar la lista.{' '}
            <button type="button" onClick={loadAgain} className="text-link cursor-pointer py-1">
              Reintentar
            </button>
          </span>
        )
      }
    >
      <option value="">{step === 'loading' ? 'Cargando...' : placeholder}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
