/** What the server takes (spec 5: the field accepts image files). */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export const PHOTO_ACCEPT = TYPES.join(',');

/** Why a chosen file cannot be the photo; null when it can. The server looks into it again. */
export async function photoProblem(file: File): Promise<string | null> {
  if (!TYPES.includes(file.type)) return 'Elige una imagen JPG, PNG o WebP.';
  if (file.size > MAXIMUM_BYTES) return 'La imagen pesa más de 10 MB. Elige una más liviana.';
  return (await isPicture(file)) ? null : 'La imagen no es válida. Usa una foto JPG, PNG o WebP.';
}

/** By its content: the type is only what the file's name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
