import { escapeHtml } from '../../../../domain/text.ts';

/** HTML that may be inserted as it is. */
export interface Markup {
  readonly markup: string;
}

type Insertable = string | number | Markup | readonly Markup[];

/** html`<p>${text}</p>`: inserted texts are escaped, inserted markup is not. */
export function html(texts: TemplateStringsArray, ...inserted: readonly Insertable[]): Markup {
  const parts = texts.map(
    (text, index) => text + (index < inserted.length ? render(inserted[index] ?? '') : ''),
  );
  return { markup: parts.join('') };
}

export const nothing: Markup = { markup: '' };

function render(value: Insertable): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
