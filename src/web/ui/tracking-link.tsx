import { trackingAddress } from '../../domain/carrier.ts';

interface TrackingLinkProps {
  carrier: string | null;
  number: string | null;
  /** The page of a carrier outside the list. */
  page: string | null;
}

/** Leads to where the carrier shows the parcel; nothing where nobody knows. */
export function TrackingLink({ carrier, number, page }: TrackingLinkProps) {
  const address = trackingAddress({ carrier, trackingNumber: number, trackingUrl: page });
  if (address === null) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="text-link">
      Rastrear en {carrier}
    </a>
  );
}
