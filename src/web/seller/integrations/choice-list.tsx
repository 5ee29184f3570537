import { CheckboxField } from '../../ui/choice-fields.tsx';

interface ChoiceListProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  names: Readonly<Record<Choice, string>>;
  chosen: Choice[];
  onChange: (chosen: Choice[]) => void;
}

/** Any number of the choices, a box each. */
export function ChoiceList<Choice extends string>(props: ChoiceListProps<Choice>) {
  const { legend, choices, names, chosen, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-small">{legend}</legend>
      {choices.map((choice) => (
        <CheckboxField
          key={choice}
          label={names[choice]}
          checked={chosen.includes(choice)}
          onChange={() =>
            onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice])
          }
        />
      ))}
    </fieldset>
  );
}
