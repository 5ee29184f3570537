import type { StorefrontSeller } from './seller.loader.ts';

/** What the shop promises in its own words; nothing where it wrote nothing. */
export function SellerPolicies({ seller }: { seller: StorefrontSeller }) {
  const texts = [
    ['Horario', seller.openingHours],
    ['Cambios y devoluciones', seller.returnsPolicy],
    ['Envíos', seller.shippingPolicy],
    ['Garantía', seller.warrantyPolicy],
  ].filter(([, text]) => text);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="politicas" className="mt-11 lg:mt-16">
      <h2 id="politicas" className="heading-2">
        Cómo trabaja esta tienda
      </h2>
      <dl className="mt-4 grid gap-6 sm:grid-cols-2">
        {texts.map(([name, text]) => (
          <div key={name} className="min-w-0">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 whitespace-pre-line break-words text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
