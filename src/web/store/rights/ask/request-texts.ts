import type { RequestKind } from '../request-kinds.ts';

interface RequestTexts {
  title: string;
  lead: string;
  story: string;
  /** Whether she may leave the text empty. */
  storyOptional: boolean;
  button: string;
}

/** What the form of each kind says; every sentence about a time is the law's. */
export const requestTexts: Record<RequestKind, RequestTexts> = {
  cancellation: {
    title: 'Cancelar la compra',
    lead: 'Todavía no tiene guía: se cancela ya mismo y sin costo.',
    story: '¿Por qué? (opcional)',
    storyOptional: true,
    button: 'Cancelar sin costo',
  },
  'not-delivered': {
    title: 'No llegó: deshacer la compra',
    lead: 'Pasaron más de 30 días calendario sin que te lo entregaran. La compra se deshace ya mismo y te devolvemos todo.',
    story: '¿Algo más que debamos saber? (opcional)',
    storyOptional: true,
    button: 'Deshacer la compra',
  },
  'not-as-ordered': {
    title: 'Llegó dañado o distinto',
    lead: 'Cuéntanos cómo llegó y muéstralo en fotos. No te cuesta nada.',
    story: '¿Cómo llegó?',
    storyOptional: false,
    button: 'Enviar mi reclamo',
  },
  warranty: {
    title: 'Se dañó después: garantía',
    lead: 'Cuéntanos qué le pasa. La garantía no te cuesta nada.',
    story: '¿Qué le pasa?',
    storyOptional: false,
    button: 'Pedir la garantía',
  },
  reversal: {
    title: 'Pedirle la plata a tu banco',
    lead: 'La ley da cinco causas para reversar un pago en línea. Te damos la constancia que tu banco te pide.',
    story: '¿Qué pasó?',
    storyOptional: false,
    button: 'Pedir la reversión',
  },
};
