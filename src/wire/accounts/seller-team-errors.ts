import type { ErrorEntry } from '../error-entry.ts';

export const sellerTeamErrors = {
  'already-in-team': { status: 409, message: 'Esa persona ya es parte del equipo.' },
  'team-full': {
    status: 409,
    message: 'El equipo llegó a 50 personas e invitaciones. Retira a alguien antes.',
  },
  'founder-stays': {
    status: 409,
    message:
      'La cuenta que registró la tienda siempre es dueña: no puede salir del equipo ni cambiar de rol.',
  },
  'last-owner': { status: 409, message: 'La tienda necesita al menos una persona con el rol de dueña.' },
  'invitation-over': {
    status: 410,
    message: 'La invitación ya no sirve: se usó, se anuló o venció. Pide una nueva a la tienda.',
  },
  'invitation-for-another': {
    status: 403,
    message: 'La invitación es para otro correo. Entra con la cuenta de ese correo.',
  },
} satisfies Record<string, ErrorEntry>;
