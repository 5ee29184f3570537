import { accountErrors } from './accounts/account-errors.ts';
import { addressErrors } from './accounts/address-errors.ts';
import { identityErrors } from './accounts/identity-errors.ts';
import { operatorAccessErrors } from './accounts/operator-access-errors.ts';
import { savedViewErrors } from './accounts/saved-view-errors.ts';
import { sellerTeamErrors } from './accounts/seller-team-errors.ts';
import { viewAsErrors } from './accounts/view-as-errors.ts';
import { listErrors } from './buyers/list-errors.ts';
import { operatorBuyerErrors } from './buyers/operator-buyer-errors.ts';
import { bulkChangeErrors } from './catalogue/bulk-change-errors.ts';
import { operatorCatalogueErrors } from './catalogue/operator-catalogue-errors.ts';
import { operatorProductErrors } from './catalogue/operator-product-errors.ts';
import { operatorSearchDeskErrors } from './catalogue/operator-search-desk-errors.ts';
import { operatorContentErrors } from './content/operator-content-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { productImportErrors } from './import/product-import-errors.ts';
import { sellerApiErrors } from './integrations/seller-api-errors.ts';
import { operatorSystemErrors } from './operations/operator-system-errors.ts';
import { orderErrors } from './orders/order-errors.ts';
import { moneyErrors } from './payouts/money-errors.ts';
import { operatorMoneyErrors } from './payouts/operator-money-errors.ts';
import { feedbackErrors } from './reviews/feedback-errors.ts';
import { operatorModerationErrors } from './reviews/operator-moderation-errors.ts';
import { questionErrors } from './reviews/question-errors.ts';
import { caseErrors } from './rights/case-errors.ts';
import { operatorSellerErrors } from './sellers/operator-seller-errors.ts';
import { sellerErrors } from './sellers/seller-errors.ts';
import { shopLevelErrors } from './sellers/shop-level-errors.ts';
import { operatorSettingsErrors } from './settings/operator-settings-errors.ts';

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
  'read-only': {
    status: 503,
    message: 'En este momento no podemos guardar pedidos ni cambios. Intenta de nuevo en unos minutos.',
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
  ...addressErrors,
  ...savedViewErrors,
  ...orderErrors,
  ...feedbackErrors,
  ...shopLevelErrors,
  ...moneyErrors,
  ...sellerApiErrors,
  ...operatorMoneyErrors,
  ...operatorAccessErrors,
  ...operatorSettingsErrors,
  ...operatorSystemErrors,
  ...operatorSellerErrors,
  ...operatorBuyerErrors,
  ...listErrors,
  ...viewAsErrors,
  ...operatorContentErrors,
  ...operatorCatalogueErrors,
  ...operatorModerationErrors,
  ...operatorProductErrors,
  ...operatorSearchDeskErrors,
  ...sellerErrors,
  ...productImportErrors,
  ...bulkChangeErrors,
  ...questionErrors,
  ...sellerTeamErrors,
  ...caseErrors,
} satisfies Record<string, ErrorEntry>;

export type ErrorReason = keyof typeof errors;
