import type { ComponentProps, ReactNode } from 'react';

type Variant = 'primary' | 'secondary' | 'outline' | 'warm' | 'destructive';

interface Look {
  variant?: Variant;
  /** 52 or 42 high. */
  size?: 'normal' | 'compact';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  loading?: boolean;
  /** What is happening, as a gerund: 'Guardando...'. Reserves its width from the start. */
  loadingLabel?: string;
}

export function Button({ loading, loadingLabel, icon, iconAfter, children, ...props }: ButtonProps) {
  const { variant, size, full, className, ...rest } = props;
  const label = loadingLabel ? (
    <span className="grid *:[grid-area:1/1]">
      <span className={loading ? 'invisible' : ''}>{children}</span>
      <span className={loading ? '' : 'invisible'}>{loadingLabel}</span>
    </span>
  ) : (
    <span>{children}</span>
  );
  return (
    <button
      type="button"
      aria-disabled={loading || props.disabled || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
      className={lookOf({ variant, size, full, className })}
    >
      {loading ? <ButtonSpinner /> : icon}
      {label}
      {iconAfter}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant, size, icon, iconAfter, full, className, ...props }: LinkProps) {
  return (
    <a {...props} className={lookOf({ variant, size, full, className })}>
      {icon}
      <span>{props.children}</span>
      {iconAfter}
    </a>
  );
}

type LinkProps = Look & ComponentProps<'a'>;

function ButtonSpinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-[3px] border-current/30 border-t-current"
    />
  );
}

const variants: Record<Variant, string> = {
  primary: 'bg-verde-6 text-white hover:bg-verde-7',
  secondary: 'bg-verde-1 text-verde-7 hover:bg-[#d5ebe0]',
  outline: 'border-[1.5px] border-borde bg-papel text-tinta hover:bg-crema-1',
  warm: 'bg-mango-4 text-tinta hover:bg-mango-3',
  destructive: 'bg-tomate-1 text-tomate-7 hover:bg-[#fadbd2]',
};

const sizes = {
  normal: 'min-h-[52px] rounded-[14px] px-[26px] text-[16.5px]',
  compact: 'min-h-[42px] rounded-[12px] px-[18px] text-[15px] max-sm:min-h-[44px]',
} as const;

function lookOf(look: {
  variant: Variant | undefined;
  size: 'normal' | 'compact' | undefined;
  full: boolean | undefined;
  className: string | undefined;
}): string {
  return [
    'inline-flex cursor-pointer items-center justify-center gap-[10px] whitespace-nowrap text-center font-[650] tracking-[-.005em] transition-[background-color,transform] duration-200 active:scale-98',
    'disabled:cursor-not-allowed disabled:bg-crema-2 disabled:text-apagado disabled:active:scale-100',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'normal'],
    look.full ? 'w-full' : '',
    look.className ?? '',
  ].join(' ');
}
