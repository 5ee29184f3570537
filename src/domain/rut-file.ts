const BYTES_PER_MEGABYTE = 1024 * 1024;

const RUT_MAXIMUM_BYTES = BYTES_PER_MEGABYTE;
export const RUT_TYPE_MESSAGE = 'Solo se admite archivo PDF (.pdf).';

/** The spec's message for a RUT file that may not be sent; null when it may. */
export function rutFileMessage(file: { name: string; type: string; size: number }): string | null {
  const isPdf = file.type === 'application/pdf' && file.name.toLowerCase().endsWith('.pdf');
  if (!isPdf) return RUT_TYPE_MESSAGE;
  return file.size > RUT_MAXIMUM_BYTES ? rutSizeMessage(file.size) : null;
}

function rutSizeMessage(bytes: number): string {
  // Rounded up, so that a file just over the limit is not said to weigh 1 MB.
  const megabytes = Math.ceil((bytes * 100) / BYTES_PER_MEGABYTE) / 100;
  return `El archivo pesa ${String(megabytes).replace('.', ',')} MB. Tamaño máximo permitido: 1 MB.`;
}
