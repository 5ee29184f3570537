import { Card } from '../../panel/card.tsx';
import { Email } from '../../panel/email.tsx';
import { Fact } from '../../panel/rights/fact.tsx';
import type { OperatorCase } from './case.loader.ts';

/** How to reach her, and where her money goes when it cannot go back the way it came. */
export function ContactCard({ one: { email, phone, account } }: { one: OperatorCase }) {
  return (
    <Card title="Contacto">
      <dl className="mt-3 grid gap-4 sm:grid-cols-2">
        <Fact name="Correo">
          <Email address={email} />
        </Fact>
        {phone && <Fact name="Teléfono">{phone}</Fact>}
        {account && (
          <>
            <Fact name="Cuenta para devolver">
              {account.bankName} {account.number}
            </Fact>
            <Fact name="Titular">
              {[account.holderName, account.holderDocument].filter(Boolean).join(', ')}
            </Fact>
          </>
        )}
      </dl>
    </Card>
  );
}
