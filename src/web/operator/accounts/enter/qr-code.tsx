/** `rows` are texts of 0 and 1. Black on white whatever the theme: cameras want it so. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const path = rows
    .flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto my-4 block w-full max-w-[220px] rounded-[12px] bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
