interface ProgressBarProps {
  /** What goes on: 'Revisando el archivo'. */
  label: string;
  done: number;
  /** 0: not known yet. */
  total: number;
  /** In words: '1.200 de 5.000 filas'. */
  text: string;
}

export function ProgressBar({ label, done, total, text }: ProgressBarProps) {
  const percent = percentOf(done, total);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { 'aria-valuenow': percent })}
        aria-valuetext={text}
        className="h-3 overflow-hidden rounded-full bg-crema-2"
      >
        <div
          style={{ width: `${percent ?? 100}%` }}
          className={`h-full rounded-full bg-verde-6 motion-safe:transition-[width] motion-safe:duration-500 ${percent === null ? 'opacity-40 motion-safe:animate-pulse' : ''}`}
        />
      </div>
      <div className="mt-2 flex justify-between gap-3 text-small text-tinta-2">
        <span>{text}</span>
        {percent !== null && <span className="cifra whitespace-nowrap">{percent} %</span>}
      </div>
    </div>
  );
}

/** Null: not known yet. */
export function percentOf(done: number, total: number): number | null {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
}
