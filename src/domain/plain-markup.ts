/** A text that people write without marks of a page: '## ' begins a heading, '- ' an item, an empty line a paragraph. */
export type MarkupBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

export function readMarkup(body: string): MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  let isOpen = false;
  for (const line of body.split(/\r?\n/).map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
      isOpen = false;
    } else if (isOpen && last?.kind === 'paragraph') last.text += ` ${line}`;
    else {
      blocks.push({ kind: 'paragraph', text: line });
      isOpen = true;
    }
  }
  return blocks;
}

export type MarkupPiece = { text: string; href: string | null };

const LINK =
  /\[([^[\]\n]{1,200})\]\((https:\/\/[^\s()]{1,300}|mailto:[^\s()]{1,200}|\/(?!\/)[^\s()]{0,300})\)/g;

/** A line in its pieces: '[texto](/ruta)' is a link to a page of ours, to a mail address or to a site with https. */
export function readLinks(line: string): MarkupPiece[] {
  const pieces: MarkupPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), href: null });
    pieces.push({ text: match[1] ?? '', href: match[2] ?? null });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), href: null });
  return pieces;
}
