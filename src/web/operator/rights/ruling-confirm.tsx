import { formatPesos } from '../../../domain/money.ts';
import { callApi } from '../../app/api-client.ts';
import { ConfirmDialog } from '../../panel/confirm-dialog.tsx';
import type { OperatorCase } from './case.loader.ts';
import { decideText } from './ruling-form.tsx';
import { outcomeText } from './ruling-texts.ts';
import type { Ruling } from './use-ruling.ts';

interface RulingConfirmProps {
  one: OperatorCase;
  ruling: Ruling;
  onClose: () => void;
}

/** The sum and the names once more, before both are told. */
export function RulingConfirm({ one, ruling, onClose }: RulingConfirmProps) {
  const { outcome, preview } = ruling;
  const isAnswer = one.outcomes.length === 1;
  return (
    <ConfirmDialog
      title={isAnswer ? '¿Enviamos la respuesta?' : `${outcomeText(outcome)}: ¿decidimos así?`}
      button={decideText(one)}
      doing="Decidiendo..."
      done={isAnswer ? 'La respuesta quedó enviada' : 'Decidido. Ya les avisamos'}
      send={() => callApi('ruleCase', { params: { number: one.number }, body: ruling.body })}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {ruling.givesMoney && preview ? (
          <p>
            <strong className="font-semibold">{one.personName}</strong> recibe{' '}
            <strong className="cifra">{formatPesos(preview.buyerGets)}</strong>. A{' '}
            <strong className="font-semibold">{one.sellerName}</strong> le cuesta{' '}
            <strong className="cifra">{formatPesos(preview.sellerDebit)}</strong>,{' '}
            {preview.debitedFrom === 'retenido' ? 'de lo retenido de este pedido' : 'de su saldo'}.
          </p>
        ) : (
          <p>
            {isAnswer ? 'La lee ' : 'No se mueve plata. Lo leen '}
            <strong className="font-semibold">{one.personName}</strong>
            {!isAnswer && one.sellerName && (
              <>
                {' y '}
                <strong className="font-semibold">{one.sellerName}</strong>
              </>
            )}
            .
          </p>
        )}
        <blockquote className="whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
          {ruling.body.reason}
        </blockquote>
      </div>
    </ConfirmDialog>
  );
}
