/** Widths that exist of a stored picture, by the largest one, which its address names. */
const widthsByLargest: Record<number, number[]> = {
  320: [160, 320],
  640: [160, 320, 640],
  860: [430, 860],
  1280: [160, 320, 640, 1280],
  1600: [800, 1600],
};

/** `srcset` of a stored picture (`/img/<name>-<largest width>.webp`); null for any other address. */
export function pictureSources(url: string): string | null {
  const match = /^(.*)-(\d+)\.(webp|avif)$/.exec(url);
  const widths = widthsByLargest[Number(match?.[2])];
  if (!match || !widths) return null;
  return widths.map((width) => `${match[1]}-${width}.${match[3]} ${width}w`).join(', ');
}

/** The address of one width of a stored picture, for small places such as cart rows and thumbnails. */
export function pictureOfWidth(url: string, width: number): string {
  const match = /^(.*)-(\d+)\.(webp|avif)$/.exec(url);
  const exists = widthsByLargest[Number(match?.[2])]?.includes(width);
  return match && exists ? `${match[1]}-${width}.${match[3]}` : url;
}

/** The same picture as JPEG, for programs that know no other; other addresses stay. */
export function jpegOf(url: string): string {
  return url.replace(/^(\/img\/[^/]+)\.webp$/, '$1.jpg');
}

/** The largest widths a picture is stored in, for whoever writes them. */
export function storedWidths(largest: number): number[] {
  return widthsByLargest[largest] ?? [largest];
}

/** Every file that may exist of a stored picture, for whoever removes it; none for any other address. */
export function storedFiles(url: string): string[] {
  const match = /^\/img\/(.*)-(\d+)\.webp$/.exec(url);
  if (!match) return [];
  const names = storedWidths(Number(match[2])).map((width) => `${match[1]}-${width}`);
  return names.flatMap((name) => [`${name}.webp`, `${name}.avif`, `${name}.jpg`]);
}

/** Stored with as many pixels as the page of a product can show; addresses of elsewhere are not judged. */
export function isLargePicture(url: string): boolean {
  const match = /-(\d+)\.(webp|avif)$/.exec(url);
  return !match || Number(match[1]) >= 1_280;
}
