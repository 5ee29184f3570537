import { Icon } from './icon.tsx';

interface QuantityStepperProps {
  /** 'Cantidad' */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/** Minus, figure, plus; 48 px targets. Spec 9: the product page starts at 1. */
export function QuantityStepper({ label, value, onChange, min = 1, max }: QuantityStepperProps) {
  const atMax = max !== undefined && value >= max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-[52px] items-center rounded-[14px] border-[1.5px] border-borde bg-papel"
    >
      <StepButton label="Quitar uno" icon="minus" atEnd={value <= min} onClick={() => onChange(value - 1)} />
      <output aria-live="polite" className="cifra w-11 text-center text-lead">
        {value}
      </output>
      <StepButton label="Agregar uno" icon="plus" atEnd={atMax} onClick={() => onChange(value + 1)} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'minus' | 'plus';
  atEnd: boolean;
  onClick: () => void;
}

function StepButton({ label, icon, atEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd}
      data-script="each"
      onClick={atEnd ? undefined : onClick}
      className="grid h-full w-12 place-items-center rounded-[12px] text-tinta aria-disabled:text-[#b9ad98]"
    >
      <Icon name={icon} weight="bold" size={18} />
    </button>
  );
}
