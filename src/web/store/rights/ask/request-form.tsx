import { type FormEvent, useState } from 'react';
import type { ReversalCause } from '../../../../domain/rights/reversal-cause.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { TextAreaField } from '../../../ui/text-fields.tsx';
import { PhotoPicker } from '../../accounts/account/photo-picker.tsx';
import { usePhotos } from '../../accounts/account/use-photos.ts';
import { AskedLine } from './asked-line.tsx';
import { RefundPreview } from './refund-preview.tsx';
import type { RequestData } from './request.loader.ts';
import { requestTexts } from './request-texts.ts';
import { ReversalFields } from './reversal-fields.tsx';
import { BLANK_CASE, type NewCase, useCaseRequest } from './use-case-request.ts';
import { usePreview } from './use-preview.ts';
import { WantedChoice } from './wanted-choice.tsx';

const SHORTEST_STORY = 10;

export function RequestForm({ data }: { data: RequestData }) {
  const { kind, line, orderNumber, today } = data;
  const { story: label, storyOptional, button } = requestTexts[kind];
  const [quantity, setQuantity] = useState(line.unitsLeft);
  const [story, setStory] = useState('');
  const [wanted, setWanted] = useState<'refund' | 'replacement' | 'repair'>('refund');
  const [cause, setCause] = useState<ReversalCause | ''>('');
  const [knownOn, setKnownOn] = useState('');
  const photos = usePhotos();
  const { request, sending, errors, lonelyProblem, mark } = useCaseRequest();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!storyOptional && story.trim().length < SHORTEST_STORY) {
      form.querySelector('textarea')?.focus();
      return mark({ story: 'Cuéntanos qué pasó, en al menos 10 letras.' });
    }
    const body: NewCase = {
      ...BLANK_CASE,
      ...{ kind, orderNumber, story: story.trim(), lines: [{ line: line.line, quantity }] },
      ...(mayChoose && { wanted }),
      ...(kind === 'reversal' && cause !== '' && { reversalCause: cause }),
      ...(kind === 'reversal' && knownOn !== '' && { knownOn }),
    };
    await request(
      body,
      photos.photos.map(({ file }) => file),
      form,
    );
  };
  const mayChoose = kind === 'warranty' || kind === 'not-as-ordered';
  const isAtOnce = kind === 'cancellation' || kind === 'not-delivered';
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <AskedProduct data={data} quantity={quantity} onQuantity={setQuantity} />
      {isAtOnce && <AtOnce {...{ orderNumber, kind, today }} lines={[{ line: line.line, quantity }]} />}
      {kind === 'reversal' && (
        <ReversalFields
          {...{ cause, knownOn, today, errors }}
          onCause={(value) => {
            setCause(value);
            mark({ reversalCause: undefined });
          }}
          onKnownOn={(value) => {
            setKnownOn(value);
            mark({ knownOn: undefined });
          }}
        />
      )}
      {mayChoose && <WantedChoice value={wanted} onChange={setWanted} />}
      <TextAreaField
        label={label}
        name="story"
        value={story}
        error={errors.story}
        maxLength={2000}
        onChange={({ currentTarget }) => {
          setStory(currentTarget.value);
          mark({ story: undefined });
        }}
      />
      {!isAtOnce && <PhotoPicker photos={photos} />}
      <FormProblem text={lonelyProblem} />
      <Button type="submit" loading={sending} loadingLabel="Enviando..." className="sm:justify-self-start">
        {lonelyProblem ? 'Reintentar' : button}
      </Button>
    </form>
  );
}

function AtOnce({ today, ...question }: Parameters<typeof usePreview>[0] & { today: string }) {
  const { state, retry } = usePreview(question);
  return <RefundPreview state={state} retry={retry} today={today} />;
}

interface AskedProductProps {
  data: RequestData;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

function AskedProduct({ data: { line, orderNumber }, quantity, onQuantity }: AskedProductProps) {
  const { name, imageUrl, unitsLeft, sellerName } = line;
  return (
    <AskedLine {...{ name, imageUrl, orderNumber }} about={sellerName}>
      {unitsLeft > 1 && (
        <QuantityStepper
          label={`Unidades de ${name}`}
          value={quantity}
          max={unitsLeft}
          onChange={onQuantity}
        />
      )}
    </AskedLine>
  );
}
