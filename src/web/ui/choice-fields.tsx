import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessage } from './field.tsx';
import { Icon } from './icon.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
}

/** A box with its text beside it; the text may hold links. */
export function CheckboxField({ label, error, hint, className = '', ...input }: CheckboxFieldProps) {
  const id = useId();
  const messageId = `${id}-mensaje`;
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox */}
      <label className="flex min-h-[44px] items-start gap-3 py-[9px] text-compact leading-6">
        <CheckboxBox
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId : undefined}
        />
        <span>{label}</span>
      </label>
      {(error || hint) && <FieldMessage id={messageId} error={error} hint={hint} />}
    </div>
  );
}

/** The bare 22 px box, for lists that bring their own label. */
export function CheckboxBox({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={className ? `checkbox ${className}` : 'checkbox'}>
      <input type="checkbox" {...input} />
      <Icon name="check" weight="bold" size={15} />
    </span>
  );
}

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
}

/** One of several large choices (payment, account type); give all of them the same `name`. */
export function RadioCard({ label, description, icon, className = '', ...input }: RadioCardProps) {
  return (
    <label
      className={`flex items-start gap-[14px] rounded-[16px] border-[1.5px] border-borde bg-papel p-[18px] transition-colors duration-200 has-checked:border-verde-6 has-checked:bg-verde-0 has-checked:shadow-[inset_0_0_0_1px_var(--color-verde-6)] has-disabled:border-linea has-disabled:bg-crema-1 has-disabled:text-apagado has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3 ${className}`}
    >
      <input
        type="radio"
        {...input}
        className="mt-[1px] size-[22px] shrink-0 cursor-pointer appearance-none rounded-full border-2 border-borde bg-papel outline-none checked:border-[7px] checked:border-verde-6"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-[650]">{label}</span>
        {description && <span className="mt-[2px] block text-small/5 text-tinta-2">{description}</span>}
      </span>
      {icon}
    </label>
  );
}
