/** An element and its text, or the elements within it. */
export type Field = readonly [name: string, content: string | readonly Field[]];

/** Of RSS 2.0 with Google's elements, which Meta reads too. */
export function feedHead(title: string, link: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${elementXml(['title', title])}
${elementXml(['link', link])}
${elementXml(['description', title])}
`;
}

export const FEED_END = '</channel>\n</rss>\n';

/** One field a line: Meta refuses long lines. */
export function itemXml(fields: readonly Field[]): string {
  return `<item>\n${fields.map(elementXml).join('\n')}\n</item>\n`;
}

function elementXml([name, content]: Field): string {
  const inside = typeof content === 'string' ? xmlText(content) : content.map(elementXml).join('');
  return `<${name}>${inside}</${name}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML cannot hold at all, control characters and halves of characters, is left out. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')
  );
}
