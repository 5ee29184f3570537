import { accountErrors } from './account-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { feedbackErrors } from './feedback-errors.ts';
import { identityErrors } from './identity-errors.ts';
import { moneyErrors } from './money-errors.ts';
import { operatorAccessErrors } from './operator-access-errors.ts';
import { operatorBuyerErrors } from './operator-buyer-errors.ts';
import { operatorCatalogueErrors } from './operator-catalogue-errors.ts';
import { operatorContentErrors } from './operator-content-errors.ts';
import { operatorModerationErrors } from './operator-moderation-errors.ts';
import { operatorMoneyErrors } from './operator-money-errors.ts';
import { operatorProductErrors } from './operator-product-errors.ts';
import { operatorSellerErrors } from './operator-seller-errors.ts';
import { operatorSettingsErrors } from './operator-settings-errors.ts';
import { operatorSystemErrors } from './operator-system-errors.ts';
import { orderErrors } from './order-errors.ts';
import { productImportErrors } from './product-import-errors.ts';
import { questionErrors } from './question-errors.ts';
import { sellerErrors } from './seller-errors.ts';
import { sellerTeamErrors } from './seller-team-errors.ts';
import { viewAsErrors } from './view-as-errors.ts';

const commonErrors = {
  'invalid-input': { status: 400, message: 'Revisa los datos enviados.' },
  'not-found': { status: 404, message: 'No encontramos lo que buscas.' },
  'method-not-allowed': { status: 405, message: 'Esta operación no está permitida.' },
  'foreign-origin': { status: 403, message: 'La solicitud no viene de este sitio.' },
  'too-slow': {
    status: 408,
    message: 'El envío llegó demasiado despacio. Revisa tu conexión e intenta de nuevo.',
  },
  'too-large': { status: 413, message: 'El envío supera el tamaño permitido.' },
  'unsupported-media-type': { status: 415, message: 'El formato del envío no es válido.' },
  'too-many-requests': {
    status: 429,
    message: 'Hiciste demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  },
  'internal-error': {
    status: 500,
    message: 'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.',
  },
  unavailable: {
    status: 503,
    message: 'El servicio no está disponible en este momento. Intenta de nuevo en unos minutos.',
  },
} satisfies Record<string, ErrorEntry>;

/** Every reason a service may fail with. */
export const errors = {
  ...commonErrors,
  ...accountErrors,
  ...identityErrors,
  ...orderErrors,
  ...feedbackErrors,
  ...moneyErrors,
  ...operatorMoneyErrors,
  ...operatorAccessErrors,
  ...operatorSettingsErrors,
  ...operatorSystemErrors,
  ...operatorSellerErrors,
  ...operatorBuyerErrors,
  ...viewAsErrors,
  ...operatorContentErrors,
  ...operatorCatalogueErrors,
  ...operatorModerationErrors,
  ...operatorProductErrors,
  ...sellerErrors,
  ...productImportErrors,
  ...questionErrors,
  ...sellerTeamErrors,
} satisfies Record<string, ErrorEntry>;

export type ErrorReason = keyof typeof errors;
