interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of a few short ways, side by side. */
export function Segments<Id extends string>({ label, options, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col gap-1 rounded-[14px] bg-crema-1 p-1">
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, name }) => (
        <label
          key={id}
          className="grid min-h-[44px] cursor-pointer place-items-center rounded-[11px] px-1 text-center font-semibold text-small text-tinta-2 has-checked:bg-papel has-checked:text-verde-7 has-checked:shadow-e1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6"
        >
          <input
            type="radio"
            name={label}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="sr-only"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
