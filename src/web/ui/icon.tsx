import type { IconChoice } from './icon-names.ts';

export type IconProps = IconChoice & {
  size?: number;
  className?: string;
};

/** One icon out of the sprite, in the colour of the text. The control around it has the name. */
export function Icon({ name, weight = 'regular', size = 20, className = '' }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      fill="currentColor"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <use href={`${import.meta.env.ICON_SPRITE_URL}#${name}-${weight}`} />
    </svg>
  );
}
