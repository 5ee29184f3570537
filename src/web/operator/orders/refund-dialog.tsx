import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { GOODS_REFUND_CAUSES, refundCauseText } from '../../../domain/refund-causes.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { OrderRefunds, RefundPreview } from '../../../wire/refund-entities.ts';
import type { RefundForm } from '../../../wire/refunds.ts';
import { callApi } from '../../app/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextAreaField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RefundLines } from './refund-lines.tsx';
import { RefundPreviewView } from './refund-preview.tsx';

export type RefundableLine = OrderRefunds['lines'][number];

interface RefundDialogProps {
  orderNumber: number;
  lines: readonly RefundableLine[];
  onClose: () => void;
}

const CAUSES = GOODS_REFUND_CAUSES;
const SHIPPING_NAMES = { 'by-rule': 'Según la regla de la causa', all: 'Todo', none: 'Nada' } as const;
type Shipping = keyof typeof SHIPPING_NAMES;

/** First what the refund would do, then the refund: nothing is refunded that was not shown before. */
export function RefundDialog({ orderNumber, lines, onClose }: RefundDialogProps) {
  const paid = lines.filter(({ isPaid, quantityLeft }) => isPaid && quantityLeft > 0);
  const [units, setUnits] = useState<Record<number, number>>({});
  const [cause, setCause] = useState<RefundForm['cause'] | ''>('');
  const [note, setNote] = useState('');
  const [shipping, setShipping] = useState<Shipping>('by-rule');
  const [restock, setRestock] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const chosen = paid.flatMap(({ line }) => (units[line] ? [{ line, quantity: units[line], restock }] : []));
  const form = { orderNumber, note: note.trim(), lines: chosen, shipping };
  const refund = useRefund(cause === '' ? null : { ...form, cause }, onClose);
  const isComplete = cause !== '' && note.trim() !== '' && chosen.length > 0;
  const { preview, sending, problem } = refund;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isComplete) return;
    void (preview ? refund.create() : refund.compute());
  };
  return (
    <Dialog open onClose={onClose} title={`Reembolsar el pedido ${orderNumber}`}>
      <form noValidate onSubmit={save} className="grid gap-5">
        {preview ? (
          <RefundPreviewView preview={preview} lines={lines} />
        ) : (
          <>
            <RefundLines lines={paid} units={units} onChange={setUnits} />
            {isTried && chosen.length === 0 && (
              <FormProblem text="Elige por lo menos una unidad para reembolsar." />
            )}
            <SelectField
              label="Causa"
              required
              value={cause}
              error={isTried && cause === '' ? REQUIRED_MESSAGE : undefined}
              onChange={(event) => setCause(CAUSES.find((one) => one === event.currentTarget.value) ?? '')}
            >
              <option value="">Elige una causa</option>
              {CAUSES.map((one) => (
                <option key={one} value={one}>
                  {refundCauseText(one)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Envío"
              value={shipping}
              onChange={(event) => setShipping(event.currentTarget.value as Shipping)}
            >
              {Object.entries(SHIPPING_NAMES).map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <CheckboxField
              label="Las unidades vuelven a la venta ahora"
              hint="Déjala sin marcar si el producto no ha vuelto o no se puede vender."
              checked={restock}
              onChange={(event) => setRestock(event.currentTarget.checked)}
            />
            <TextAreaField
              label="Motivo"
              required
              rows={3}
              maxLength={500}
              value={note}
              error={isTried && note.trim() === '' ? REQUIRED_MESSAGE : undefined}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </>
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
