/** What a courier reads on the label: 'Carrera 15 # 88-21, Torre 2, apto 402, Chicó'. */
export function fullAddress(parts: { address: string; unit: string | null; neighbourhood: string | null }) {
  return [parts.address, parts.unit, parts.neighbourhood].filter(Boolean).join(', ');
}
