import { paths } from '../../../../wire/paths.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';

/** Spec 2.1: the sub-steps of both registrations. */
const stepPaths = {
  email: '/email',
  phone: '/telefono',
  code: '/sms-validacion',
  form: '/formulario',
  done: '/validacion-cuenta',
} as const;

export type RegistrationStep = keyof typeof stepPaths;

/** What differs between the two registrations. */
export const flows = {
  buyer: {
    label: 'Cuenta personal',
    root: paths.registerBuyer(),
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
    root: paths.registerSeller(),
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
  return flows[flow].root + stepPaths[step];
}
