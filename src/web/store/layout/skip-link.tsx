export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="sr-only z-50 rounded-[12px] bg-papel px-5 py-3 font-semibold text-verde-7 shadow-e2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Saltar al contenido
    </a>
  );
}
