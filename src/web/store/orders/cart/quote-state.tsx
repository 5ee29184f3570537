/** Stands where an amount will be, as large as one. */
export function AmountOnItsWay() {
  return (
    <span className="inline-block">
      <span className="sr-only">Calculando...</span>
      <span
        aria-hidden="true"
        className="block h-[14px] w-24 animate-pulse rounded bg-crema-2 motion-reduce:animate-none"
      />
    </span>
  );
}

/** Never $ 0, never a hidden row. */
export function QuoteFailed({ askAgain }: { askAgain: () => void }) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 text-tomate-7">
      No pudimos calcular el envío
      <button
        type="button"
        onClick={askAgain}
        className="-my-3 min-h-11 font-semibold underline underline-offset-4"
      >
        Reintentar
      </button>
    </span>
  );
}
