/** Formats that a shop's pictures may have, by the end of their name; the content is looked at apart. */
const PICTURE_NAME = /\.(jpe?g|png|webp|avif|gif)$/i;

export type NamedPicture = { reference: string; position: number };

/** What computers put into archives by themselves. */
export function isLitter(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return /(^|\/)__MACOSX\//.test(path) || name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name);
}

export function isPictureName(path: string): boolean {
  return PICTURE_NAME.test(path);
}

/**
 * Which products a picture's name may mean, the likeliest first: 'fotos/CAM-1.jpg' is the first of 'CAM-1' if there is
 * such a SKU, else the picture 1 of 'CAM'.
 */
export function picturedReferences(path: string): NamedPicture[] {
  const name = (path.split('/').at(-1) ?? '').replace(PICTURE_NAME, '').normalize('NFC').trim();
  const numbered = /^(.+?)(?:\s*[-_ ]\s*(\d{1,2})|\s*\((\d{1,2})\))$/.exec(name);
  const whole = { reference: name, position: 0 };
  if (!numbered?.[1]) return [whole];
  return [whole, { reference: numbered[1].trim(), position: Number(numbered[2] ?? numbered[3]) }];
}
