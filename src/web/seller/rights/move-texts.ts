import { isWritten } from '../../../domain/rights/case-kind.ts';
import type { SellerCase } from './case.loader.ts';

export type ShopAction = Extract<
  SellerCase['actions'][number],
  | 'accept'
  | 'accept-return'
  | 'refuse'
  | 'answer'
  | 'receive'
  | 'accept-inspection'
  | 'refuse-inspection'
  | 'offer'
  | 'ask-operator'
  | 'appeal'
>;

interface MoveText {
  button: string;
  explanation: string;
  label: string;
  /** Letters without which nothing is sent; 0: the text may stay empty. */
  letters: number;
  done: string;
  look: 'primary' | 'outline' | 'destructive';
}

const HOW_REFUSED = 'Tu cliente lee tu razón y puede pedir que decidamos entre los dos.';

export const MOVE_TEXTS: Record<ShopAction, MoveText> = {
  accept: {
    button: 'Aceptar',
    explanation: 'Tu cliente se queda con lo que tiene y recibe lo que elijas aquí.',
    label: 'Mensaje para tu cliente (opcional)',
    letters: 0,
    done: 'Aceptaste la solicitud',
    look: 'primary',
  },
  'accept-return': {
    button: 'Aceptar con devolución',
    explanation:
      'Tu cliente te manda el producto y lo revisas cuando llegue. La plata se devuelve después de tu revisión.',
    label: 'Instrucciones para tu cliente (opcional)',
    letters: 0,
    done: 'Aceptaste la devolución',
    look: 'primary',
  },
  refuse: {
    button: 'No aceptar',
    explanation: HOW_REFUSED,
    label: '¿Por qué no aceptas?',
    letters: 20,
    done: 'Le contamos a tu cliente por qué no aceptas',
    look: 'destructive',
  },
  answer: {
    button: 'Responder',
    explanation: 'Con tu respuesta el caso queda decidido. Tu cliente puede pedir que la revisemos.',
    label: 'Tu respuesta',
    letters: 10,
    done: 'Tu respuesta quedó en el caso',
    look: 'primary',
  },
  receive: {
    button: 'Ya lo recibí',
    explanation: 'Desde hoy tienes 48 horas para revisarlo. Toma fotos al abrirlo: son tu prueba.',
    label: 'Cómo llegó (opcional)',
    letters: 0,
    done: 'Anotamos que lo recibiste',
    look: 'primary',
  },
  'accept-inspection': {
    button: 'Volvió bien: aceptar',
    explanation: 'Devolvemos la plata, o mandas el cambio o la reparación, según elijas.',
    label: 'Mensaje para tu cliente (opcional)',
    letters: 0,
    done: 'Aceptaste lo que volvió',
    look: 'primary',
  },
  'refuse-inspection': {
    button: 'No aceptar lo que volvió',
    explanation: `${HOW_REFUSED} Agrega antes las fotos de lo que recibiste.`,
    label: '¿Qué encontraste al revisarlo?',
    letters: 20,
    done: 'Le contamos a tu cliente lo que encontraste',
    look: 'destructive',
  },
  offer: {
    button: 'Ofrecer una parte',
    explanation:
      'Ofreces menos de lo que pide: una suma, o la plata de unas unidades. Si tu cliente acepta, le devolvemos esa plata; si no, decidimos nosotros.',
    label: '¿Por qué una parte?',
    letters: 20,
    done: 'Le contamos a tu cliente tu oferta',
    look: 'outline',
  },
  'ask-operator': {
    button: 'Pedir que decidan ustedes',
    explanation: 'Miramos las dos versiones y decidimos. Después cualquiera puede apelar una vez.',
    label: 'Lo que debemos tener en cuenta (opcional)',
    letters: 0,
    done: 'Decidimos nosotros; te avisamos',
    look: 'outline',
  },
  appeal: {
    button: 'Apelar la decisión',
    explanation: 'La decide otra persona de nuestro equipo, y su decisión es la última.',
    label: '¿Por qué no estás de acuerdo?',
    letters: 10,
    done: 'Tu apelación quedó en el caso',
    look: 'outline',
  },
};

/** What happens to the shop when the date passes without its answer; null: nothing that it could still change. */
export function silenceText({ state, kind }: Pick<SellerCase, 'state' | 'kind'>): string | null {
  switch (state) {
    case 'answering':
      return kind === 'reversal' || isWritten(kind)
        ? 'Si no respondes a tiempo, decidimos nosotros sin tu versión.'
        : 'Si no respondes a tiempo, la solicitud queda aceptada.';
    case 'on-the-way-back':
      return 'Si no dices nada, contamos el paquete como recibido.';
    case 'inspecting':
      return 'Si no lo revisas a tiempo, damos por bueno lo que volvió y devolvemos la plata.';
    case 'sending-back':
      return 'Si tu cliente no lo manda a tiempo, el caso se cierra.';
    case 'offered':
      return 'Si tu cliente no responde, vale tu oferta.';
    case 'refused':
      return 'Si tu cliente no pide que decidamos, el caso se cierra.';
    default:
      return null;
  }
}

export const WANTED_TEXTS: Record<SellerCase['wanted'], string> = {
  refund: 'Que le devuelvan la plata',
  replacement: 'Que se lo cambien',
  repair: 'Que se lo reparen',
  answer: 'Una respuesta',
};
