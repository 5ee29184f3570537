/** An e-mail of a list: never broken inside a word where there is a table, at its signs on a phone. */
export function Email({ address }: { address: string }) {
  return <span className="whitespace-nowrap max-sm:whitespace-normal max-sm:break-all">{address}</span>;
}
