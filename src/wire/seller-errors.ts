import type { ErrorEntry } from './error-entry.ts';

export const sellerErrors = {
  'seller-only': { status: 403, message: 'Tu cuenta no tiene una tienda.' },
  'seller-blocked': { status: 403, message: 'La tienda está bloqueada. Por favor, contacta con soporte.' },
  'seller-role': { status: 403, message: 'Tu rol en la tienda no permite esta operación.' },
  'product-changed': {
    status: 409,
    message: 'Otra persona cambió este producto mientras lo editabas. Revisa sus cambios y guarda de nuevo.',
  },
  'product-state': { status: 409, message: 'El producto no puede pasar a ese estado.' },
  'product-incomplete': { status: 409, message: 'Al producto le falta información para publicarse.' },
  'not-a-picture': {
    status: 400,
    message: 'No pudimos leer la foto. Sube una imagen JPG, PNG, WebP o HEIC de máximo 10 MB.',
  },
} satisfies Record<string, ErrorEntry>;
