import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import { PhotoPicker } from '../../accounts/account/photo-picker.tsx';
import type { Photos } from '../../accounts/account/use-photos.ts';
import { requestAddress } from '../request-kinds.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import { WAYS } from './withdrawal-draft.ts';

interface HowStepProps {
  orderNumber: number;
  withdrawal: Withdrawal;
  photos: Photos;
}

/** ¿Cómo lo mandas? */
export function HowStep({ orderNumber, withdrawal, photos }: HowStepProps) {
  const { draft, change, chosen, go } = withdrawal;
  const [first] = chosen;
  const byShop = first?.given.find(({ kind }) => kind === 'withdrawal')?.returnPaidBy === 'shop';
  const isDamageGiven = first?.given.some(({ kind }) => kind === 'not-as-ordered');
  const choice = (way: keyof typeof WAYS, description: string) => (
    <RadioCard
      name="way"
      label={WAYS[way]}
      description={description}
      checked={draft.way === way}
      onChange={() => change({ way })}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.way !== null) go(3);
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Cómo lo mandas</legend>
        {choice('carrier', 'La que prefieras. Te damos una hoja para meter en la caja.')}
        {choice('myself', `A ${first?.sellerName ?? 'la tienda'}, en la dirección de la hoja que te damos.`)}
      </fieldset>
      <Notice tone="information" className="mt-5">
        {byShop ? 'La vuelta la paga la tienda.' : 'En un retracto, la vuelta la pagas tú.'}{' '}
        {isDamageGiven && first && (
          <>
            Si llegó dañado, no:{' '}
            <a href={requestAddress('not-as-ordered', orderNumber, first.line)} className="text-link">
              cambia el motivo
            </a>
            .
          </>
        )}
      </Notice>
      <div className="mt-7">
        <PhotoPicker photos={photos} />
      </div>
      <ThumbBar label="Seguir" everywhere>
        <Button type="submit" full disabled={draft.way === null}>
          Seguir
        </Button>
      </ThumbBar>
    </form>
  );
}
