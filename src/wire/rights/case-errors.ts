import type { ErrorEntry } from '../error-entry.ts';

export const caseErrors = {
  'case-move': {
    status: 409,
    message: 'Este caso ya cambió. Mira cómo está ahora antes de seguir.',
  },
  'case-not-given': {
    status: 409,
    message: 'Esta solicitud ya no aplica para este producto: mira los derechos que quedan.',
  },
  'case-already-open': { status: 409, message: 'Ya hay un caso abierto por este producto.' },
  'case-photos-full': { status: 409, message: 'Ya hay 8 fotos en este caso.' },
  'case-full': { status: 409, message: 'Este caso ya no recibe más mensajes.' },
  'case-digits-wrong': { status: 403, message: 'Los dígitos no coinciden con el documento de este caso.' },
  'case-account-not-needed': { status: 409, message: 'Este caso no necesita una cuenta.' },
  'case-account-sent': {
    status: 409,
    message: 'Tu devolución ya está en el banco: no se puede cambiar la cuenta hasta que responda.',
  },
  'case-same-operator': {
    status: 409,
    message: 'Una apelación la decide otra persona, no quien decidió primero.',
  },
  'case-not-extendable': { status: 409, message: 'La ley no da más días para este caso.' },
} satisfies Record<string, ErrorEntry>;
