import { readLinks, readMarkup } from '../../domain/plain-markup.ts';

/** A text that operators wrote, with headings, lists and links. */
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
          <Line text={block.text} />
        </p>
      );
    return (
      <ul key={key} className="grid max-w-[68ch] list-disc gap-3 pl-6 text-lead/7 text-tinta-2">
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    );
  });
}

function Line({ text }: { text: string }) {
  return readLinks(text).map(({ text: shown, href }, index) => {
    const key = `${index}`;
    if (href === null) return shown;
    return (
      <a key={key} href={href} className="text-link" {...(OUTSIDE.test(href) && { rel: 'noopener' })}>
        {shown}
      </a>
    );
  });
}

const OUTSIDE = /^https:/;
