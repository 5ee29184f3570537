import type { ErrorEntry } from '../error-entry.ts';

export const feedbackErrors = {
  'review-already-decided': { status: 409, message: 'Esta valoración ya está en ese estado.' },
  'review-needs-purchase': { status: 403, message: 'Solo quien compró puede opinar.' },
  'review-before-delivery': { status: 409, message: 'Podrás opinar cuando recibas el producto.' },
  'review-already-written': { status: 409, message: 'Ya opinaste de este producto.' },
  'review-is-final': { status: 409, message: 'Una valoración se puede cambiar durante 30 días. Ya pasaron.' },
  'review-photos-late': {
    status: 409,
    message: 'Esta valoración ya pasó por revisión. Guarda un cambio y agrega las fotos después.',
  },
  'review-photos-full': { status: 409, message: 'Esta valoración ya tiene 5 fotos.' },
  'own-review': { status: 403, message: 'Es tu propia valoración: no puedes votar por ella.' },
  'own-shop': { status: 403, message: 'Es tu propia tienda: no puedes opinar ni preguntar en ella.' },
} satisfies Record<string, ErrorEntry>;
