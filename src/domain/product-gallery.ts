import type { ProductImage } from './product.ts';

/** What a line shows whose choice has no picture: a file of the program's, as orders keep its address. */
export const NO_PICTURE = '/pictures/no-picture.webp';

type Pictured = {
  imageUrl: string;
  imageAlt: string;
  images: readonly ProductImage[];
  variants: readonly { imageUrls: readonly string[] }[];
};

/**
 * The main picture and then the extra ones, each once. Of a choice the pictures that all its variants share; where
 * they have none, those that belong to no other variant: nothing, when all do. A white one never shows what a black one is.
 */
export function galleryImages(
  { imageUrl, imageAlt, images, variants }: Pictured,
  matching: readonly { imageUrls: readonly string[] }[] = variants,
): ProductImage[] {
  const all = [{ url: imageUrl, alt: imageAlt }, ...images.filter(({ url }) => url !== imageUrl)];
  if (matching.length === variants.length && matching.length !== 1) return all;
  const [first] = matching;
  const own = (first?.imageUrls ?? []).filter((url) =>
    matching.every(({ imageUrls }) => imageUrls.includes(url)),
  );
  const chosen = own.flatMap((url) => all.find((image) => image.url === url) ?? []);
  if (chosen.length > 0) return chosen;
  const ofMatching = new Set(matching.flatMap(({ imageUrls }) => imageUrls));
  const ofOthers = new Set(variants.flatMap(({ imageUrls }) => imageUrls));
  return all.filter(({ url }) => ofMatching.has(url) || !ofOthers.has(url));
}
