import { trackingAddress } from '../../domain/carrier.ts';

/** Leads to where the carrier shows the parcel; nothing where nobody knows. */
export function TrackingLink({ carrier, number }: { carrier: string | null; number: string | null }) {
  const address = trackingAddress(carrier, number);
  if (address === null) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="text-link">
      Rastrear en {carrier}
    </a>
  );
}
