import { initials } from '../../../domain/text.ts';

const LOOKS = [
  'bg-mango-3 text-tinta',
  'bg-cielo-1 text-tinta',
  'bg-tomate-1 text-tinta',
  'bg-crema-2 text-tinta',
  'bg-verde-1 text-tinta',
] as const;

/** A shop's letters on a colour of its own. */
export function ShopInitials({
  id,
  name,
  size = 'small',
}: {
  id: number;
  name: string;
  size?: 'small' | 'large';
}) {
  const box =
    size === 'large'
      ? 'size-[60px] rounded-[16px] text-figure'
      : 'size-[48px] rounded-[14px] text-lead compact:size-[34px] compact:rounded-[9px] compact:text-small';
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center font-bold ${box} ${LOOKS[id % LOOKS.length]}`}
    >
      {initials(name)}
    </span>
  );
}
