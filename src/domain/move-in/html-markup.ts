/** What a page draws as blocks of its own. */
const BLOCKS = new Set(
  'address article aside blockquote div dl dd dt fieldset figure footer form header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const DROPPED = new Set(['script', 'style', 'head', 'template', 'iframe', 'noscript', 'svg']);
const LONGEST = 20_000;

/**
 * A description written as HTML, or as plain text, in the marks that our pages read: '## ' before a heading, '- ' before
 * an item, an empty line between paragraphs. Scripts, styles and every attribute are gone. Takes time in proportion to
 * its length, whatever it holds.
 */
export function markupOf(html: string): string {
  const isPage = /<(p|br|div|li|h[1-6]|span|strong|b|em|table)[\s/>]/i.test(html);
  const lower = html.toLowerCase();
  let text = '';
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    text += written(html.slice(at, end), isPage);
    if (open < 0) break;
    const next = behindTag(html, lower, open);
    text += next.mark;
    at = next.at;
  }
  return tidied(text).slice(0, LONGEST).toWellFormed();
}

/** What stands for the tag at `open`, and where the text goes on. */
function behindTag(html: string, lower: string, open: number): { mark: string; at: number } {
  if (html.startsWith('<!--', open)) return { mark: '', at: behind(lower, '-->', open) };
  const name = /^<\/?([a-z][a-z0-9]{0,20})/.exec(lower.slice(open, open + 24))?.[1];
  if (name === undefined) return { mark: '<', at: open + 1 };
  const isClosing = html[open + 1] === '/';
  if (DROPPED.has(name) && !isClosing)
    return { mark: '', at: behind(lower, '>', behind(lower, `</${name}`, open)) };
  return { mark: markOf(name, isClosing), at: behind(html, '>', open) };
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function markOf(name: string, isClosing: boolean): string {
  if (name === 'br') return '\n';
  if (/^h[1-6]$/.test(name)) return isClosing ? '\n\n' : '\n\n## ';
  if (name === 'li') return isClosing ? '' : '\n- ';
  if (name === 'td' || name === 'th') return isClosing ? ' ' : '';
  return BLOCKS.has(name) ? '\n\n' : '';
}

/** Line breaks of a page mean nothing, those of a plain text do. */
function written(text: string, isPage: boolean): string {
  const plain = text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});?/gi, (whole, name: string) =>
    entity(name, whole),
  );
  return isPage ? plain.replace(/\s+/g, ' ') : plain;
}

function entity(name: string, whole: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (name.startsWith('#'))
    return code > 31 && code < 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  const known = NAMED[name] ?? accented(name);
  return known ?? whole;
}

const ACCENTS: Record<string, string> = { acute: '\u0301', grave: '\u0300', tilde: '\u0303', uml: '\u0308' };

/** 'ntilde' is ñ, 'Aacute' is Á. */
function accented(name: string): string | null {
  const mark = ACCENTS[name.slice(1).toLowerCase()];
  return mark ? `${name[0]}${mark}`.normalize('NFC') : null;
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  iquest: '¿',
  iexcl: '¡',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  reg: '®',
  copy: '©',
  trade: '™',
  times: '×',
  frac12: '½',
  frac14: '¼',
  euro: '€',
};

/** One empty line between blocks at most, none between items; a heading or an item without text is none. */
function tidied(text: string): string {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .map((line) => line.replace(/^[•·▪●✓✔*] ?(?=\S)/, '- '))
    .filter((line) => line !== '-' && line !== '##');
  const kept: string[] = [];
  let isApart = false;
  for (const line of lines) {
    if (line === '') {
      isApart = true;
      continue;
    }
    const isNextItem = line.startsWith('- ') && (kept.at(-1) ?? '').startsWith('- ');
    if (isApart && kept.length > 0 && !isNextItem) kept.push('');
    kept.push(line);
    isApart = false;
  }
  return kept.join('\n').trim();
}
