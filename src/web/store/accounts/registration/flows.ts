import { registrationPaths } from '../../../../wire/paths.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';

export type RegistrationStep = Exclude<keyof typeof registrationPaths.buyer, 'root'>;

/** What differs between the two registrations. */
export const flows = {
  buyer: {
    label: 'Cuenta personal',
    root: registrationPaths.buyer.root(),
    calls: {
      start: 'startBuyerRegistration',
      sendCode: 'sendBuyerCode',
      verifyCode: 'verifyBuyerCode',
    },
    formSummary: 'Tus datos, tu dirección y una contraseña.',
    promise: 'Al terminar puedes empezar a comprar de una vez.',
  },
  seller: {
    label: 'Cuenta de vendedor',
    root: registrationPaths.seller.root(),
    calls: {
      start: 'startSellerRegistration',
      sendCode: 'sendSellerCode',
      verifyCode: 'verifySellerCode',
    },
    formSummary: 'Datos de tu negocio, NIT y RUT en PDF.',
    promise: 'Revisamos tu solicitud y te avisamos por correo en menos de 24 horas.',
  },
} as const satisfies Record<RegistrationFlow, object>;

export function stepPath(flow: RegistrationFlow, step: RegistrationStep): string {
  return registrationPaths[flow][step]();
}
