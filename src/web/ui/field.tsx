import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface FieldTexts {
  label: ReactNode;
  error?: ReactNode | undefined;
  hint?: ReactNode | undefined;
  /** What is already right, in green: 'La contraseña cumple con los requisitos.' */
  success?: ReactNode | undefined;
}

/** What a control needs to be tied to its label and messages. */
interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  /** The control's own id; made up when missing. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, message below, and the ties between them for any control. */
export function Field({ label, error, hint, success, id, className, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const message = error ?? success ?? hint;
  const messageId = `${controlId}-mensaje`;
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-[7px] block font-semibold text-small leading-5">
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': message ? messageId : undefined,
      })}
      {message && <FieldMessage id={messageId} {...{ error, success, hint }} />}
    </div>
  );
}

export function FieldMessage({ id, error, success, hint }: Omit<FieldTexts, 'label'> & { id: string }) {
  const look = 'mt-[7px] flex items-start gap-[6px] text-small leading-[18px]';
  if (error)
    return (
      <p id={id} role="alert" className={`${look} font-[550] text-error`}>
        <Icon name="warning-circle" weight="fill" size={17} />
        <span>{error}</span>
      </p>
    );
  if (success)
    return (
      <p id={id} className={`${look} font-[550] text-verde-7`}>
        <Icon name="check-circle" weight="fill" size={17} />
        <span>{success}</span>
      </p>
    );
  return (
    <p id={id} className={`${look} text-tinta-3`}>
      {hint}
    </p>
  );
}

/** The drawn box of a text control; it shows focus, error and the disabled state of the control inside. */
export const fieldBox =
  'flex min-h-[52px] items-center gap-[10px] rounded-[13px] border-[1.5px] border-borde bg-papel px-4 text-body/6 transition-[box-shadow,border-color] duration-200 has-[:focus-visible]:border-verde-6 has-[:focus-visible]:shadow-[inset_0_0_0_.5px_var(--color-verde-6),0_0_0_4px_rgb(14_110_82/.16)] has-[[aria-invalid]]:border-error has-[[aria-invalid]]:bg-[#fffafa] has-[[aria-invalid]]:shadow-[inset_0_0_0_.5px_var(--color-error)] has-[:disabled]:border-linea has-[:disabled]:bg-crema-1';

/** The control inside the box. */
export const fieldControl =
  'w-full min-w-0 flex-1 bg-transparent py-3 outline-none placeholder:text-tinta-3 disabled:cursor-not-allowed disabled:text-apagado';
