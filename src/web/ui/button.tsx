import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-link.tsx';

export { ButtonLink } from './button-link.tsx';

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  loading?: boolean;
  /** What is happening, as a gerund: 'Guardando...'. Reserves its width from the start. */
  loadingLabel?: string;
}

export function Button({ loading, loadingLabel, icon, iconAfter, children, ...props }: ButtonProps) {
  const { variant, size, full, className, ...rest } = props;
  const label = loadingLabel ? (
    <span className="grid *:[grid-area:1/1]">
      <span className={loading ? 'invisible' : undefined}>{children}</span>
      <span className={loading ? undefined : 'invisible'}>{loadingLabel}</span>
    </span>
  ) : (
    children && <span>{children}</span>
  );
  return (
    <button
      type="button"
      aria-disabled={loading || props.disabled || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClasses({ variant, size, full, className })}
    >
      {loading ? <ButtonSpinner /> : icon}
      {label}
      {iconAfter}
    </button>
  );
}

function ButtonSpinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-[3px] border-current/30 border-t-current"
    />
  );
}
