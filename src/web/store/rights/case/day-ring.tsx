const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;

/** The share of days left, drawn, with their number inside in words. Mango under three days, tomato on the last. */
export function DayRing({ left, whole }: { left: number; whole: number }) {
  const color = left === 0 ? 'stroke-tomate-6' : left < 3 ? 'stroke-mango-4' : 'stroke-verde-6';
  return (
    <div className="relative size-[92px] shrink-0">
      <svg viewBox="0 0 92 92" aria-hidden="true" className="-rotate-90 size-full fill-none stroke-[8]">
        <circle cx={46} cy={46} r={RADIUS} className="stroke-crema-2" />
        <circle
          cx={46}
          cy={46}
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={`${(ROUND * Math.min(1, left / whole)).toFixed(1)} ${ROUND.toFixed(1)}`}
          className={left === 0 ? 'stroke-none' : color}
        />
        {left === 0 && <circle cx={46} cy={46} r={RADIUS} className={color} />}
      </svg>
      <p className="absolute inset-0 grid place-content-center text-center leading-none">
        <span className="cifra text-amount">{left === 0 ? 'Hoy' : left}</span>
        {left > 0 && <span className="mt-1 text-small text-tinta-2">{left === 1 ? 'día' : 'días'}</span>}
      </p>
    </div>
  );
}
