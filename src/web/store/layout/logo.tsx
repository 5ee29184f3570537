import { paths } from '../../../wire/paths.ts';
import { useRootData } from './root-data.ts';

/** The market stall; colours come from the text, so that it fits every ground. */
export function StallMark({ size, colours }: { size: number; colours: [string, string, string] }) {
  const [stripe, cloth, counter] = colours;
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className="shrink-0">
      <path fill={stripe} d="M12 8h40l8 22H4zM4 30h14a7 7 0 0 1-14 0zM32 30h14a7 7 0 0 1-14 0z" />
      <path
        fill={cloth}
        d="M22.5 8H32v22H18.6zM41.5 8H52l8 22H46zM18 30h14a7 7 0 0 1-14 0zM46 30h14a7 7 0 0 1-14 0z"
      />
      <path fill={counter} d="M10 42h6v14h-6zM48 42h6v14h-6zM8 50h48v7a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
    </svg>
  );
}

export function Logo() {
  const name = useRootData()?.brand.name ?? '';
  return (
    <a
      href={paths.home()}
      aria-label={`${name}, inicio`}
      className="flex shrink-0 items-center gap-2 rounded-[8px] py-[6px] wordmark text-verde-7 md:gap-[10px] md:text-summary"
    >
      <StallMark size={32} colours={['#0E6E52', '#FFB627', '#0B5A43']} />
      {name}
    </a>
  );
}
