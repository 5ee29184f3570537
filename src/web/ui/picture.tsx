import type { ComponentProps } from 'react';
import { pictureSources } from '../../domain/picture.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Layout width for the browser's choice, as in the grid: '(min-width: 1024px) 232px, 50vw'. */
  sizes?: string;
  /** In the first screen: loaded at once. */
  eager?: boolean;
}

/** A stored picture in the width that fits; width and height keep its room. */
export function Picture({ url, alt, eager = false, sizes, ...image }: PictureProps) {
  const sources = pictureSources(url);
  return (
    <img
      // `loading` must stand before `src`, else some browsers start the request first.
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...image}
      {...(sources && { srcSet: sources, sizes: sizes ?? `${image.width}px` })}
      src={url}
      alt={alt}
    />
  );
}
