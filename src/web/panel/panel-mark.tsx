import { useMatches } from 'react-router';

/** The market stall with the brand's name, as the shop's header shows it. */
export function PanelMark({ onDark = false }: { onDark?: boolean }) {
  const data = useMatches().at(-1)?.loaderData as { brandName?: string } | undefined;
  const [stripe, cloth, counter] = onDark
    ? ['#1C8A68', '#FFB627', '#FFFFFF']
    : ['#0E6E52', '#FFB627', '#0B5A43'];
  return (
    <span className={`flex items-center gap-2 wordmark ${onDark ? 'text-white' : 'text-verde-7'}`}>
      <svg width="32" height="32" viewBox="0 0 64 64" aria-hidden="true" className="shrink-0">
        <path fill={stripe} d="M12 8h40l8 22H4zM4 30h14a7 7 0 0 1-14 0zM32 30h14a7 7 0 0 1-14 0z" />
        <path
          fill={cloth}
          d="M22.5 8H32v22H18.6zM41.5 8H52l8 22H46zM18 30h14a7 7 0 0 1-14 0zM46 30h14a7 7 0 0 1-14 0z"
        />
        <path fill={counter} d="M10 42h6v14h-6zM48 42h6v14h-6zM8 50h48v7a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
      </svg>
      {data?.brandName ?? ''}
    </span>
  );
}
