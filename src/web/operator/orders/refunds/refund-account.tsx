import { useState } from 'react';
import type { ReadValue } from '../../../../server/panel-door.ts';
import { operatorCasePaths } from '../../../../wire/rights/case-paths.ts';
import { Button } from '../../../ui/button.tsx';

type From = ReadValue<'listRefundAccounts'>[string];

/** Where a refund of a case goes when it cannot go back the way it came, and its case. */
export function RefundAccount({ from }: { from: From | null }) {
  if (!from) return <span className="text-small text-tinta-2">Al medio con el que pagó</span>;
  const { account, caseNumber } = from;
  return (
    <div className="grid gap-1 text-small">
      {account ? (
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="break-all">
              {account.bankName} <b className="cifra font-semibold">{account.number}</b>
            </span>
            {account.isWhole && <Copy number={account.number} />}
          </span>
          <span className="text-tinta-2">
            {[account.holderName, account.holderDocument].filter(Boolean).join(' · ')}
          </span>
        </>
      ) : (
        <span className="text-tinta-2">Al medio con el que pagó, o a la cuenta que dé en su caso</span>
      )}
      <a href={operatorCasePaths.case(caseNumber)} className="text-link justify-self-start">
        Caso {caseNumber}
      </a>
    </div>
  );
}

function Copy({ number }: { number: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Button
      size="compact"
      variant="outline"
      aria-label={`${isCopied ? 'Copiado' : 'Copiar'}: ${number}`}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copiado' : 'Copiar'}
    </Button>
  );
}
