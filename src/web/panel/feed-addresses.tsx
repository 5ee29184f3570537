import { useState } from 'react';
import type { FeedChannel } from '../../wire/paths.ts';
import { Button } from '../ui/button.tsx';
import { Card } from './card.tsx';

const NAMES: Record<FeedChannel, string> = {
  google: 'Google Merchant Center',
  meta: 'Meta (Facebook e Instagram)',
};

/** Where the ad platforms fetch the catalogue; whoever advertises writes these addresses down there. */
export function FeedAddresses({ text, addresses }: { text: string; addresses: Record<FeedChannel, string> }) {
  return (
    <Card title="Catálogos para Google y Meta">
      <p className="mt-2 text-tinta-2">{text} Se actualizan cada hora.</p>
      <ul className="mt-3 divide-y divide-linea">
        {(Object.keys(NAMES) as FeedChannel[]).map((channel) => (
          <FeedAddress key={channel} name={NAMES[channel]} address={addresses[channel]} />
        ))}
      </ul>
    </Card>
  );
}

function FeedAddress({ name, address }: { name: string; address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <code className="block break-all text-small">{address}</code>
      </span>
      <Button
        size="compact"
        variant="outline"
        aria-label={`${isCopied ? 'Copiado' : 'Copiar'}: dirección para ${name}`}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copiado' : 'Copiar'}
      </Button>
    </li>
  );
}
