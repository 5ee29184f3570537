/** Spec 4 indEstado, in the words of the console. */
export const BUYER_STATUS = {
  1: { tone: 'attention', name: 'Por aprobar' },
  2: { tone: 'done', name: 'Activo' },
  3: { tone: 'urgent', name: 'Bloqueado' },
} as const;
