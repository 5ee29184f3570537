import { type FormEvent, useState } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import type { Photos } from '../../accounts/account/use-photos.ts';
import { AskedLine } from './asked-line.tsx';
import { Fact, RefundPreview } from './refund-preview.tsx';
import { BLANK_CASE, useCaseRequest } from './use-case-request.ts';
import { type PreviewState, usePreview } from './use-preview.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import type { WithdrawalData } from './withdrawal.loader.ts';
import { keepWithdrawal, storyOf } from './withdrawal-draft.ts';

interface ReviewStepProps {
  data: WithdrawalData;
  withdrawal: Withdrawal;
  photos: Photos;
}

/** Revisa y confirma. */
export function ReviewStep({ data: { orderNumber, today }, withdrawal, photos }: ReviewStepProps) {
  const { chosen, draft } = withdrawal;
  const [isAgreed, setAgreed] = useState(false);
  const lines = chosen.map(({ line, quantity }) => ({ line, quantity }));
  const { state, retry } = usePreview({ orderNumber, kind: 'withdrawal', lines });
  const { request, sending, problem } = useCaseRequest(() => keepWithdrawal(orderNumber, null));
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAgreed) return;
    const body = { ...BLANK_CASE, kind: 'withdrawal' as const, orderNumber, lines, story: storyOf(draft) };
    await request(
      body,
      photos.photos.map(({ file }) => file),
    );
  };
  const byShop = chosen[0]?.given.find(({ kind }) => kind === 'withdrawal')?.returnPaidBy === 'shop';
  return (
    <form onSubmit={(event) => void send(event)}>
      <Panel aria-label="Lo que devuelves">
        <ul className="mb-5 grid gap-4">
          {chosen.map((line) => (
            <li key={line.line}>
              <AskedLine
                {...{ name: line.name, imageUrl: line.imageUrl, orderNumber }}
                about={line.quantity === 1 ? '1 unidad' : `${line.quantity} unidades`}
              />
            </li>
          ))}
        </ul>
        <RefundPreview state={state} retry={retry} today={today} />
      </Panel>
      <ul className="mt-5 px-1">
        <Fact
          icon={<Icon name="storefront" weight="duotone" size={24} />}
          title={byShop ? 'La tienda paga la vuelta' : `Tú pagas la vuelta${freightText(state)}`}
        >
          {byShop ? 'No te cuesta nada' : 'a la transportadora que elijas'}
        </Fact>
      </ul>
      <CheckboxField
        className="mt-3"
        label={
          chosen.length > 1
            ? 'Los devuelvo como me llegaron, con su empaque.'
            : 'Lo devuelvo como me llegó, con su empaque.'
        }
        checked={isAgreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <div className="mt-4">
        <FormProblem text={problem} />
      </div>
      <ThumbBar label="Devolver" everywhere>
        <Button type="submit" full disabled={!isAgreed} loading={sending} loadingLabel="Enviando...">
          {problem ? 'Reintentar' : 'Devolver'}
        </Button>
      </ThumbBar>
    </form>
  );
}

function freightText(state: PreviewState): string {
  const freight = state.step === 'known' ? state.preview.returnFreight : null;
  return freight === null ? '' : `: cerca de ${formatPesos(freight)}`;
}
