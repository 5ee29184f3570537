import { useState } from 'react';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/surfaces.tsx';

interface DeliveryCardProps {
  orderNumber: number;
  delivery: NonNullable<SellerOrder['delivery']>;
  mayUpload: boolean;
}

/** Whose word makes the delivery count, and the picture that the shop may add. */
export function DeliveryCard({ orderNumber, delivery, mayUpload }: DeliveryCardProps) {
  const { sending, problem, send } = usePanelCall();
  const [chosen, setChosen] = useState<string | null>(null);
  const upload = (file: File) => {
    setChosen(file.name);
    void send(
      () => callApi('uploadDeliveryProof', { params: { orderNumber }, body: { file } }),
      'Prueba de entrega guardada',
    );
  };
  const isOpen = delivery.isDisputed || delivery.confirmedBy === null;
  return (
    <Card title="La entrega">
      <Notice tone={delivery.isDisputed ? 'urgent' : isOpen ? 'attention' : 'done'} className="mt-3">
        {deliveryText(delivery)}
      </Notice>
      {delivery.proofUrl && (
        <a
          href={delivery.proofUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link inline-flex min-h-[44px] items-center"
        >
          Ver la foto de la entrega
        </a>
      )}
      {isOpen && mayUpload && (
        <div className="mt-3">
          <label className="inline-flex min-h-[44px] items-center gap-[10px] rounded-[12px] border-[1.5px] border-borde bg-papel px-4 font-[650] text-compact hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6 has-focus-visible:outline-offset-3">
            <Icon name="camera" size={20} />
            {sending ? 'Subiendo...' : 'Subir foto de la entrega'}
            <input
              type="file"
              accept="image/*"
              disabled={sending}
              className="sr-only"
              aria-describedby="prueba-mensaje"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) upload(file);
                currentTarget.value = '';
              }}
            />
          </label>
          <FieldMessage
            id="prueba-mensaje"
            error={problem ?? undefined}
            hint={chosen ?? 'La ve tu cliente. También sirve la constancia de la transportadora.'}
          />
        </div>
      )}
    </Card>
  );
}

function deliveryText({ isDisputed, confirmedBy }: DeliveryCardProps['delivery']): string {
  if (isDisputed)
    return 'Tu cliente dice que no le ha llegado. La plata queda quieta hasta que se aclare: sube la prueba y la revisamos.';
  if (confirmedBy === null)
    return 'Solo tú dices que llegó. Los plazos de tu plata empiezan cuando tu cliente lo confirme, subas una prueba o pasen los días que tiene para decir que no.';
  if (confirmedBy === 'buyer') return 'Tu cliente confirmó que lo recibió.';
  if (confirmedBy === 'time') return 'Nadie dijo que no hubiera llegado: la entrega cuenta.';
  if (confirmedBy === 'remittance') return 'La transportadora entregó el recaudo: la entrega cuenta.';
  return 'La entrega está comprobada.';
}
