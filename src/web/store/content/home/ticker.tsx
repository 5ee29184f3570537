import { StallMark } from '../../layout/logo.tsx';

interface TickerProps {
  messages: readonly string[];
  isCopy?: boolean;
}

/** Spec 9: one round takes 15 s. Two equal halves, so that the loop has no seam; it rests under the pointer. */
export function Ticker({ messages }: TickerProps) {
  return (
    <div className="section-gap flex overflow-hidden bg-mango-4 hover:*:[animation-play-state:paused]">
      <TickerHalf messages={messages} />
      <TickerHalf messages={messages} isCopy />
    </div>
  );
}

function TickerHalf({ messages, isCopy = false }: TickerProps) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      className="flex h-[52px] min-w-full shrink-0 animate-ticker items-center justify-around sm:h-[62px]"
    >
      {messages.map((message) => (
        <li
          key={message}
          className="flex items-center gap-[14px] whitespace-nowrap px-[22px] font-[750] font-display text-lead leading-none tracking-[-.015em] sm:text-title"
        >
          <StallMark size={24} colours={['#211C15', '#fff', '#211C15']} />
          {message}
        </li>
      ))}
    </ul>
  );
}
