import type { SetUpStep } from '../../../domain/set-up.ts';
import type { Context } from '../../context.ts';
import type { Need } from '../../needs.ts';
import { findSetUpState } from './set-up.repository.ts';

interface SetUp {
  steps: { step: SetUpStep; isDone: boolean }[];
  needs: Need[];
}

/** A demo was set up by its seed. */
export async function getSetUp({ write, config }: Pick<Context, 'write' | 'config'>): Promise<SetUp> {
  const { mode, needs } = config;
  if (mode === 'demo') return { steps: [], needs };
  const { category, tariff, legal, seller, backups } = await findSetUpState(write);
  const isConfigured = (id: Need['id']) => !needs.some((need) => need.id === id);
  const steps: SetUp['steps'] = [
    { step: 'category', isDone: category },
    { step: 'tariff', isDone: tariff },
    { step: 'legal', isDone: legal },
    { step: 'seller', isDone: seller },
    { step: 'sms', isDone: isConfigured('sms') },
    { step: 'mail', isDone: isConfigured('mail') },
    { step: 'payments', isDone: isConfigured('payments') },
    { step: 'backups', isDone: isConfigured('backups') && backups },
  ];
  return { steps, needs };
}
