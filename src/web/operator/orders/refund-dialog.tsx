import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { OrderRefunds, RefundPreview } from '../../../wire/orders/refund-entities.ts';
import type { RefundForm } from '../../../wire/orders/refunds.ts';
import { type ApiReply, callApi } from '../../app/api-client.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { NOTHING_TYPED, RefundFields, type TypedRefund } from './refund-fields.tsx';
import { RefundPreviewView } from './refund-preview.tsx';

export type RefundableLine = OrderRefunds['lines'][number];

interface RefundDialogProps {
  orderNumber: number;
  lines: readonly RefundableLine[];
  onClose: () => void;
}

type Asked = Omit<RefundForm, 'sellerIds' | 'restock'>;

/** What was computed, and one key for it, so that a repeated click refunds once. */
interface Shown {
  body: Asked;
  preview: RefundPreview;
  key: string;
}

/** Nothing said: what has not left its shop. */
const RESTOCK = { 'by-place': {}, all: { restock: true }, none: { restock: false } } as const;

/** First what the refund would do, then the refund: nothing is refunded that was not shown before. */
export function RefundDialog({ orderNumber, lines, onClose }: RefundDialogProps) {
  const paid = lines.filter(({ isPaid, quantityLeft }) => isPaid && quantityLeft > 0);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown | null>(null);
  const form = useForm({
    initial: NOTHING_TYPED,
    check: refundErrors,
    send: async (typed): Promise<ApiReply<Shown>> => {
      const body = askedFor(orderNumber, paid, typed);
      const reply = await callApi('previewRefund', { body });
      return reply.ok ? { ok: true, value: { body, preview: reply.value, key: crypto.randomUUID() } } : reply;
    },
    onDone: setShown,
  });
  const create = ({ body, key }: Shown) =>
    form.send(
      () => callApi('createRefund', { body }, { idempotencyKey: key }),
      async ({ id }) => {
        await revalidate();
        onClose();
        return `Reembolso ${id} registrado.`;
      },
    );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (shown ? create(shown) : form.submit(event));
  };
  return (
    <Dialog open onClose={onClose} title={`Reembolsar el pedido ${orderNumber}`}>
      <form noValidate onSubmit={save} className="grid gap-5">
        {shown ? (
          <RefundPreviewView preview={shown.preview} lines={lines} />
        ) : (
          <RefundFields lines={paid} typed={form.values} errors={form.errors} onChange={form.set} />
        )}
        <FormProblem text={form.problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={shown ? 'destructive' : 'primary'}
            loading={form.sending}
            loadingLabel="Un momento..."
          >
            {shown ? 'Reembolsar' : 'Calcular el reembolso'}
          </Button>
          {shown && (
            <Button variant="outline" onClick={() => setShown(null)}>
              Cambiar
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** What is wrong before anything is asked for. */
function refundErrors({ units, cause, note }: TypedRefund): FieldErrors<keyof TypedRefund> {
  const isEmpty = Object.values(units).every((count) => count === 0);
  return {
    ...(isEmpty && { units: 'Elige por lo menos una unidad para reembolsar.' }),
    ...(cause === '' && { cause: REQUIRED_MESSAGE }),
    ...(note.trim() === '' && { note: REQUIRED_MESSAGE }),
  };
}

function askedFor(orderNumber: number, paid: readonly RefundableLine[], typed: TypedRefund): Asked {
  const { units, note, shipping, restocked } = typed;
  const lines = paid.flatMap(({ line }) =>
    units[line] ? [{ line, quantity: units[line], ...RESTOCK[restocked] }] : [],
  );
  // Without a cause nothing is sent.
  const cause = typed.cause as Asked['cause'];
  return { orderNumber, note: note.trim(), lines, shipping, cause };
}
