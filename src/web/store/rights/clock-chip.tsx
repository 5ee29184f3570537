const looks = {
  calm: 'bg-crema-2 text-tinta-2',
  running: 'bg-mango-1 text-mango-8',
  last: 'bg-tomate-1 text-tomate-7',
} as const;

/** How much time is left, in words: 'Te quedan 4 días hábiles'. On the last day it is red. */
export function ClockChip({ look, text }: { look: keyof typeof looks; text: string }) {
  return (
    <span
      className={`inline-flex rounded-full px-3 py-[6px] font-semibold text-small leading-[18px] ${looks[look]}`}
    >
      {text}
    </span>
  );
}
