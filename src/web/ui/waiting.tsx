/** Filter results and other parts that are being fetched again. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 py-6 text-tinta-2 ${className}`}>
      <span
        aria-hidden="true"
        className="size-6 animate-spin rounded-full border-[3px] border-verde-1 border-t-verde-6"
      />
      Cargando...
    </p>
  );
}
