import { useState } from 'react';
import { PACKAGE_ACTIONS, type PackageAction } from '../../../domain/package-action.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Deadline, StatusTag } from '../../panel/status-tag.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TrackingLink } from '../../ui/tracking-link.tsx';
import { ACTION_TEXTS, adviceOf } from './action-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CashDialog } from './cash-dialog.tsx';
import { GuideDialog } from './guide-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

interface NextStepCardProps {
  order: SellerOrder;
  permissions: readonly string[];
  now: number;
}

/** These need no more than a word. */
const PLAIN_ACTIONS = ['accept', 'ready', 'picked-up', 'on-the-way', 'delivered'] as const;
type PlainAction = (typeof PLAIN_ACTIONS)[number];

/** One clear next step; everything else that may be done stands below it. */
export function NextStepCard({ order, permissions, now }: NextStepCardProps) {
  const [open, setOpen] = useState<PackageAction | null>(null);
  const { sending, problem, send, forget } = usePanelCall();
  const [started, setStarted] = useState<PackageAction | null>(null);
  const actions = order.actions.filter((action) =>
    permissions.includes(action === 'cancel' ? 'cancel-orders' : 'move-orders'),
  );
  const start = (action: PackageAction) => {
    forget();
    if (!isPlain(action)) return setOpen(action);
    setStarted(action);
    const body = { to: PACKAGE_ACTIONS[action] };
    const call = () => callApi('moveSellerOrder', { params: { orderNumber: order.orderNumber }, body });
    void send(call, ACTION_TEXTS[action].done);
  };
  const { delivery } = order;
  const isConfirmed = delivery !== null && delivery.confirmedBy !== null && !delivery.isDisputed;
  const isUrging = actions[0] !== undefined && actions[0] !== 'cancel';
  return (
    <Card
      title={isUrging ? 'Siguiente paso' : 'Estado'}
      action={<StatusTag statusId={order.statusId} name={order.statusName} />}
    >
      <p className="mt-3">{adviceOf(order.statusId, order.actions, isConfirmed)}</p>
      {order.deadline && (
        <p className="mt-1">
          Plazo: <Deadline deadline={order.deadline} now={now} />
        </p>
      )}
      <Guide
        order={order}
        canCorrect={permissions.includes('move-orders')}
        onCorrect={() => start('guide')}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <Button
            key={action}
            variant={lookOf(action, index)}
            size={index === 0 ? 'normal' : 'compact'}
            loading={sending && started === action}
            loadingLabel={ACTION_TEXTS[action].doing}
            disabled={sending && started !== action}
            onClick={() => start(action)}
            className={index === 0 ? 'w-full whitespace-normal sm:w-auto' : 'whitespace-normal max-sm:w-full'}
          >
            {ACTION_TEXTS[action].button}
          </Button>
        ))}
      </div>
      <div className="mt-3">
        <FormProblem text={problem} />
      </div>
      <Dialogs order={order} open={open} onClose={() => setOpen(null)} />
    </Card>
  );
}

function lookOf(action: PackageAction, index: number) {
  if (action === 'cancel' || action === 'refused') return 'destructive';
  return index === 0 ? 'primary' : 'outline';
}

function isPlain(action: PackageAction): action is PlainAction {
  return PLAIN_ACTIONS.some((plain) => plain === action);
}

const WITH_CARRIER = [1, 7, 2, 30];

interface GuideProps {
  order: SellerOrder;
  canCorrect: boolean;
  onCorrect: () => void;
}

function Guide({
  order: { carrier, trackingNumber, trackingUrl, statusId },
  canCorrect,
  onCorrect,
}: GuideProps) {
  if (!carrier || !trackingNumber) return null;
  return (
    <p className="mt-3 break-words">
      {carrier}, guía <strong className="font-semibold">{trackingNumber}</strong>{' '}
      <TrackingLink carrier={carrier} number={trackingNumber} page={trackingUrl} />
      {canCorrect && WITH_CARRIER.includes(statusId) && (
        <button type="button" onClick={onCorrect} className="text-link ml-3 min-h-[44px]">
          Corregir guía
        </button>
      )}
    </p>
  );
}

interface DialogsProps {
  order: SellerOrder;
  open: PackageAction | null;
  onClose: () => void;
}

/** Each is made anew when it opens, so that it begins empty. */
function Dialogs({ order, open, onClose }: DialogsProps) {
  const props = { order, onClose };
  switch (open) {
    case 'guide':
      return <GuideDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'collect-cash':
      return <CashDialog {...props} />;
    case 'returned':
      return <ReturnDialog {...props} />;
    case 'incident':
    case 'returning':
    case 'refused':
      return <NoteDialog {...props} action={open} />;
    default:
      return null;
  }
}
