/** Reviews without a purchase are of earlier times; they count in no average. */
export function verifiedText({ verified }: { verified: boolean }): string {
  return verified ? 'Compra verificada' : 'Sin compra verificada';
}
