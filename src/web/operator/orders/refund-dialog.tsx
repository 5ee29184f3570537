import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderRefunds, RefundPreview } from '../../../wire/orders/refund-entities.ts';
import type { RefundForm } from '../../../wire/orders/refunds.ts';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { NOTHING_TYPED, RefundFields, type TypedRefund } from './refund-fields.tsx';
import { RefundPreviewView } from './refund-preview.tsx';

export type RefundableLine = OrderRefunds['lines'][number];

interface RefundDialogProps {
  orderNumber: number;
  lines: readonly RefundableLine[];
  onClose: () => void;
}

/** Nothing said: what has not left its shop. */
const RESTOCK = { 'by-place': {}, all: { restock: true }, none: { restock: false } } as const;

/** First what the refund would do, then the refund: nothing is refunded that was not shown before. */
export function RefundDialog({ orderNumber, lines, onClose }: RefundDialogProps) {
  const paid = lines.filter(({ isPaid, quantityLeft }) => isPaid && quantityLeft > 0);
  const [typed, setTyped] = useState<TypedRefund>(NOTHING_TYPED);
  const [isTried, setIsTried] = useState(false);
  const { units, cause, note, shipping, restocked } = typed;
  const chosen = paid.flatMap(({ line }) =>
    units[line] ? [{ line, quantity: units[line], ...RESTOCK[restocked] }] : [],
  );
  const form = { orderNumber, note: note.trim(), lines: chosen, shipping };
  const refund = useRefund(cause === '' ? null : { ...form, cause }, onClose);
  const isComplete = cause !== '' && note.trim() !== '' && chosen.length > 0;
  const { preview, sending, problem } = refund;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isComplete) void (preview ? refund.create() : refund.compute());
  };
  return (
    <Dialog open onClose={onClose} title={`Reembolsar el pedido ${orderNumber}`}>
      <form noValidate onSubmit={save} className="grid gap-5">
        {preview ? (
          <RefundPreviewView preview={preview} lines={lines} />
        ) : (
          <RefundFields lines={paid} typed={typed} isTried={isTried} onChange={setTyped} />
        )}
        <FormProblem text={problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={preview ? 'destructive' : 'primary'}
            loading={sending}
            loadingLabel="Un momento..."
          >
            {preview ? 'Reembolsar' : 'Calcular el reembolso'}
          </Button>
          {preview && (
            <Button variant="outline" onClick={refund.change}>
              Cambiar
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type Asked = Omit<RefundForm, 'sellerIds' | 'restock'>;

/** One key for one shown preview, so that a repeated click refunds once. */
function useRefund(form: Asked | null, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [preview, setPreview] = useState<RefundPreview | null>(null);
  const [key, setKey] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: (asked: Asked) => Promise<string | null>) => {
    if (sending || !form) return;
    setSending(true);
    setProblem(await work(form));
    setSending(false);
  };
  const compute = () =>
    run(async (body) => {
      const reply = await callApi('previewRefund', { body });
      if (!reply.ok) return reply.message;
      setKey(crypto.randomUUID());
      setPreview(reply.value);
      return null;
    });
  const create = () =>
    run(async (body) => {
      const reply = await callApi('createRefund', { body }, { idempotencyKey: key });
      if (!reply.ok) return reply.message;
      showToast({ kind: 'success', text: `Reembolso ${reply.value.id} registrado.` });
      await revalidate();
      onDone();
      return null;
    });
  return { preview, sending, problem, compute, create, change: () => setPreview(null) };
}
