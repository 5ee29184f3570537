import type { ErrorEntry } from '../error-entry.ts';

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
    message: 'No pudimos leer la foto. Sube una imagen JPG, PNG, WebP o AVIF de máximo 10 MB.',
  },
  'too-many-pixels': {
    status: 400,
    message: 'La foto tiene demasiados píxeles. Redúcela a máximo 12 megapíxeles e intenta de nuevo.',
  },
  'too-many-pictures': {
    status: 429,
    message: 'Subiste muchas fotos en poco tiempo. Espera unos minutos e intenta de nuevo.',
  },
  'pictures-busy': {
    status: 503,
    message: 'Estamos preparando muchas fotos. Espera un momento e intenta de nuevo.',
  },
  'api-key-invalid': { status: 401, message: 'La clave de API falta, no existe o fue revocada.' },
  'api-key-scope': { status: 403, message: 'La clave de API no tiene el permiso para esta operación.' },
  'shop-not-active': { status: 403, message: 'La API funciona solo para tiendas aprobadas y activas.' },
  'api-key-limit': { status: 409, message: 'Ya tienes 10 claves. Revoca una antes de crear otra.' },
  'webhook-limit': { status: 409, message: 'Ya tienes 5 direcciones. Quita una antes de agregar otra.' },
} satisfies Record<string, ErrorEntry>;
