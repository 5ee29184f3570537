/** A label that says of what it is to those who hear it. In one box: a flex box would set a gap before the colon. */
export function NamedLabel({ label, name }: { label: string; name: string }) {
  return (
    <span>
      {label}
      <span className="sr-only">: {name}</span>
    </span>
  );
}
