import { callApi } from '../../../app/api-client.ts';

/** One after the other: a phone's connection is narrow. Gives how many were not taken. */
export async function sendReviewPhotos(reviewId: number, photos: readonly File[]): Promise<number> {
  let lost = 0;
  for (const file of photos) {
    const reply = await callApi('addReviewPhoto', { params: { reviewId }, body: { file } });
    if (!reply.ok) lost += 1;
  }
  return lost;
}

export function lostPhotosText(lost: number): string {
  if (lost === 0) return '';
  return lost === 1 ? 'Una foto no se pudo subir.' : `${lost} fotos no se pudieron subir.`;
}
