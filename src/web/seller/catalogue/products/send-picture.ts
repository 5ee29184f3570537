import { sellerProductEndpoints } from '../../../../wire/catalogue/seller-products.ts';

export type SentPicture = { url: string } | { problem: string; canRetry: boolean };

const { path, file } = sellerProductEndpoints.uploadProductPicture;

/** By XMLHttpRequest, as fetch does not tell how much of a body is sent. Never throws. */
export function sendPicture(picture: File, onSent: (share: number) => void): Promise<SentPicture> {
  const form = new FormData();
  form.set(file.wireName, picture);
  const { promise, resolve } = Promise.withResolvers<SentPicture>();
  const request = new XMLHttpRequest();
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onSent(1);
  request.onload = () => resolve(readReply(request));
  request.onerror = () => resolve({ problem: 'se perdió la conexión.', canRetry: true });
  request.open('POST', `/api${path}`);
  request.send(form);
  return promise;
}

function readReply({ status, response }: XMLHttpRequest): SentPicture {
  const url = response?.url;
  if (status === 201 && typeof url === 'string') return { url };
  const message = typeof response?.message === 'string' ? response.message : 'no pudimos guardarla.';
  return { problem: message, canRetry: status >= 500 || status === 429 };
}
