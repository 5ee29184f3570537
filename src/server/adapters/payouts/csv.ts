/** A cell of a CSV file with semicolons, as Excel in Spanish opens it. Numbers of ours may begin with a minus. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** Rows of cells; separator, quotes and line ends as banks and spreadsheets write them. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let cells: string[] = [];
  let position = 0;
  while (position < text.length) {
    const { cell, end } = readCell(text, position, separator);
    cells.push(cell);
    position = end + 1;
    if (text[end] === separator && end < text.length - 1) continue;
    if (text[end] === separator) cells.push('');
    if (text[end] === '\r' && text[position] === '\n') position += 1;
    if (cells.some((one) => one !== '')) rows.push(cells);
    cells = [];
  }
  return rows;
}

/** By the header, whatever its first cell holds in quotes. */
function separatorOf(text: string): ';' | ',' {
  // A doubled quote ends one quoted piece and begins the next.
  const header = text.startsWith('"') ? /^(?:"[^"]*"|[^"\r\n;])*;/ : /^[^\r\n]*;/;
  return header.test(text) ? ';' : ',';
}

/** UTF-8 with or without its mark; what is none was written by a spreadsheet on Windows. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// Spreadsheets run what begins like this as a formula (OWASP, CSV injection); the apostrophe makes it text.
function withoutFormula(text: string): string {
  return /^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function readCell(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
    return { cell: text.slice(start, end).trim(), end };
  }
  let cell = '';
  let position = start + 1;
  for (; position < text.length; position += 1) {
    if (text[position] !== '"') cell += text[position];
    else if (text[position + 1] === '"') {
      cell += '"';
      position += 1;
    } else break;
  }
  let end = position + 1;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { cell: cell.trim(), end };
}
