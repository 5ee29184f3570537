import { StallMark } from '../layout/logo.tsx';

// Spec 2.3: a seasonal fruit offer, buying local, delivery in 24 hours, weekly discounts.
const messages = [
  'Mangos y fresas en cosecha',
  'Compra local, apoya al productor',
  'Entrega en 24 horas en Bogotá',
  'Descuentos nuevos cada semana',
] as const;

/** Spec 9: one round takes 15 s. Two equal halves, so that the loop has no seam; it rests under the pointer. */
export function Ticker() {
  return (
    <div className="section-gap flex overflow-hidden bg-mango-4 hover:*:[animation-play-state:paused]">
      <TickerHalf />
      <TickerHalf isCopy />
    </div>
  );
}

function TickerHalf({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className="flex h-[52px] min-w-full shrink-0 animate-ticker items-center justify-around sm:h-[62px]"
    >
      {messages.map((message) => (
        <li
          key={message}
          className="flex items-center gap-[14px] whitespace-nowrap px-[22px] font-[750] font-display text-[17px] leading-none tracking-[-.015em] sm:text-[20px]"
        >
          <StallMark size={24} colours={['#211C15', '#fff', '#211C15']} />
          {message}
        </li>
      ))}
    </ul>
  );
}
