import { CheckboxBox } from '../../../ui/choice-fields.tsx';

interface ChoiceBoxProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** A box of 22 px that is hit within 44. */
export function ChoiceBox({ label, isChosen, onToggle }: ChoiceBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox
    <label className="-m-[11px] grid size-[44px] shrink-0 place-items-center">
      <CheckboxBox aria-label={label} checked={isChosen} onChange={onToggle} />
    </label>
  );
}
