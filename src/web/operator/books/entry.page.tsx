import { percentText } from '../../../domain/fee-rule.ts';
import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { ACCOUNT_WIRE_NAMES } from '../../../wire/books/ledger-entities.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { Fact, Facts, SellerLink } from '../payouts/money-cells.tsx';
import type { operatorEntryLoader } from './ledger.loaders.ts';

type Entry = Awaited<ReturnType<typeof operatorEntryLoader>>['entry'];

/** From an amount down to all that it follows from. */
export function Page({ data }: PageProps<typeof operatorEntryLoader>) {
  const { entry } = data;
  const { transaction } = entry;
  return (
    <>
      <a href={operatorMoneyPaths.ledger()} className="text-link inline-block py-2">
        Volver a los libros
      </a>
      <PageHeading title={`Movimiento ${entry.id}`} text={formatSpanishDate(entry.postedOn)} />
      <Card title={formatPesos(entry.amount)}>
        <p className="mt-2 text-body leading-6">{entry.explanation}</p>
        <Facts>
          <Fact name="Débito">
            <Side {...entry.debit} />
          </Fact>
          <Fact name="Crédito">
            <Side {...entry.credit} />
          </Fact>
          <Fact name="Transacción">{transaction.key}</Fact>
          {transaction.actor && <Fact name="Quién">{transaction.actor}</Fact>}
          {transaction.note && <Fact name="Nota">{transaction.note}</Fact>}
          <Causes entry={entry} />
        </Facts>
      </Card>
    </>
  );
}

function Side({ account, owner, name }: Entry['debit']) {
  return (
    <a href={operatorMoneyPaths.ledgerAccount(ACCOUNT_WIRE_NAMES[account], owner)} className="text-link">
      {name}
      {owner > 0 && ` (vendedor ${owner})`}
    </a>
  );
}

function Causes({ entry }: { entry: Entry }) {
  const { orderNumber, seller, line, payment, refund, payout, settlementId, collection, remittance } = entry;
  return (
    <>
      {orderNumber !== null && (
        <Fact name="Pedido">
          <a href={operatorMoneyPaths.order(orderNumber)} className="text-link">
            Todos los movimientos del pedido {orderNumber}
          </a>
        </Fact>
      )}
      {seller && (
        <Fact name="Vendedor">
          <SellerLink id={seller.id} name={seller.name} />
        </Fact>
      )}
      {line && (
        <Fact name={`Línea ${line.line}`}>
          {line.units} × {line.name} a {formatPesos(line.unitPrice)}, comisión del{' '}
          {percentText(line.feePercent)} = {formatPesos(line.feeOfUnits)}
        </Fact>
      )}
      {payment && (
        <Fact name="Pago">
          {payment.provider} {payment.reference}, {formatPesos(payment.amount)}
        </Fact>
      )}
      {refund && (
        <Fact name="Reembolso">
          N.º {refund.id}, {formatPesos(refund.amount)}
        </Fact>
      )}
      {payout && (
        <Fact name="Giro">
          N.º {payout.id}, {formatPesos(payout.amount)}
        </Fact>
      )}
      {settlementId !== null && (
        <Fact name="Liquidación">
          <a href={operatorMoneyPaths.settlement(settlementId)} className="text-link">
            N.º {settlementId}
          </a>
        </Fact>
      )}
      {collection && (
        <Fact name="Recaudo">
          N.º {collection.id}, {formatPesos(collection.amount)}
        </Fact>
      )}
      {remittance && (
        <Fact name="Remesa">
          N.º {remittance.id}, {formatPesos(remittance.amount)}
        </Fact>
      )}
      {entry.providerSettlement && (
        <Fact name="Abono del proveedor">
          {entry.providerSettlement.reference}, neto de {formatPesos(entry.providerSettlement.net)}
        </Fact>
      )}
    </>
  );
}
