import sharp from 'sharp';

/** A small picture as a browser would upload it. */
export async function pictureFile(background = '#088'): Promise<File> {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'foto.png');
}
