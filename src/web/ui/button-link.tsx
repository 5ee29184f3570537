import type { ComponentProps, ReactNode } from 'react';

type Variant = 'primary' | 'secondary' | 'outline' | 'warm' | 'destructive';

export interface ButtonLook {
  variant?: Variant;
  /** 52 or 42 high. */
  size?: 'normal' | 'compact';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
}

type ButtonLinkProps = ButtonLook & ComponentProps<'a'>;

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant, size, icon, iconAfter, full, className, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={buttonClasses({ variant, size, full, className })}>
      {icon}
      <span>{props.children}</span>
      {iconAfter}
    </a>
  );
}

/** The classes of a button, for whatever element looks like one. */
export function buttonClasses(look: {
  variant: Variant | undefined;
  size: 'normal' | 'compact' | undefined;
  full: boolean | undefined;
  className: string | undefined;
}): string {
  return [
    'inline-flex cursor-pointer items-center justify-center gap-[10px] whitespace-nowrap font-[650] tracking-[-.005em] transition-[background-color,transform] duration-200 active:scale-98',
    variants[look.variant ?? 'primary'],
    sizes[look.size ?? 'normal'],
    look.full ? 'w-full' : '',
    look.className ?? '',
  ].join(' ');
}

const variants: Record<Variant, string> = {
  primary: 'bg-verde-6 text-white hover:bg-verde-7',
  secondary: 'bg-verde-1 text-verde-7 hover:bg-[#d5ebe0]',
  outline: 'border-[1.5px] border-borde bg-papel text-tinta hover:bg-crema-1',
  warm: 'bg-mango-4 text-tinta hover:bg-mango-3',
  destructive: 'bg-tomate-1 text-tomate-7 hover:bg-[#fadbd2]',
};

const sizes = {
  normal: 'min-h-[52px] rounded-[14px] px-[26px] text-body',
  compact: 'min-h-[42px] rounded-[12px] px-[18px] text-compact max-sm:min-h-[44px]',
} as const;
