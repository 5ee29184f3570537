/** What a banner's picture is cut to: two widths of one shape. */
export const HERO_PICTURE_SIZES = {
  wideFirst: { widths: [840, 1260], height: 750 },
  wideSecond: { widths: [440, 880], height: 936 },
  narrow: { widths: [480, 780], height: 860 },
} as const;

export type HeroPictureKind = keyof typeof HERO_PICTURE_SIZES;

type Format = 'webp' | 'avif';

/** The files of a stored picture and the address it is known by, that of its largest WebP. */
export function heroPictureFiles(name: string, kind: HeroPictureKind) {
  const { widths } = HERO_PICTURE_SIZES[kind];
  const variants = (['webp', 'avif'] as const).flatMap((format) =>
    widths.map((width) => ({ file: `${name}-${width}.${format}`, width, format })),
  );
  return { url: `/img/${name}-${Math.max(...widths)}.webp`, variants };
}

/** Whether an address is of a picture cut to this shape: the largest width names it. */
export function isHeroPicture(url: string, kind: HeroPictureKind): boolean {
  return url.endsWith(`-${Math.max(...HERO_PICTURE_SIZES[kind].widths)}.webp`);
}

/** `srcset` of a banner's picture by the address of its largest WebP. */
export function heroPictureSources(url: string, kind: HeroPictureKind, format: Format): string {
  const stem = url.replace(/-\d+\.webp$/, '');
  return HERO_PICTURE_SIZES[kind].widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
