import { readMarkup } from '../../domain/plain-markup.ts';

/** A text that operators wrote, with headings and lists. */
export function PlainMarkup({ body }: { body: string }) {
  return readMarkup(body).map((block, index) => {
    // A text is shown whole and never changes its order.
    const key = `${index}`;
    if (block.kind === 'heading')
      return (
        <h2 key={key} className="heading-2 max-w-[68ch]">
          {block.text}
        </h2>
      );
    if (block.kind === 'paragraph')
      return (
        <p key={key} className="max-w-[68ch] text-lead/7 text-tinta-2">
          {block.text}
        </p>
      );
    return (
      <ul key={key} className="grid max-w-[68ch] list-disc gap-3 pl-6 text-lead/7 text-tinta-2">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  });
}
