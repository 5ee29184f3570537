import { PlainMarkup } from '../../ui/plain-markup.tsx';

/** A legal text as an article of its sections: each heading stands nearer to its own words than to those before. */
export function LegalBody({ body }: { body: string }) {
  return (
    <div className="grid gap-4 [&>h2:not(:first-child)]:mt-6">
      <PlainMarkup body={body} />
    </div>
  );
}
