/** What the server takes (spec 5: the field accepts image files). */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const PHOTO_ACCEPT = TYPES.join(',');

/** Why a chosen file cannot be the photo; null when it can. The server looks into it again. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return 'Elige una imagen JPG, PNG o WebP.';
  if (size === 0) return 'El archivo está vacío.';
  return size > MAXIMUM_BYTES ? 'La imagen pesa más de 10 MB. Elige una más liviana.' : null;
}
