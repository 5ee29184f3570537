import type { IconChoice } from './icon-names.ts';

export type IconProps = IconChoice & {
  size?: number;
  className?: string | undefined;
};

/** One icon out of the sprite, in the colour of the text. The control around it has the name. */
export function Icon({ name, weight = 'regular', size = 20, className }: IconProps) {
  const id = weight === 'regular' ? name : `${name}-${weight}`;
  return (
    <svg width={size} height={size} className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${import.meta.env.ICON_SPRITE_URL}#${id}`} />
    </svg>
  );
}
