import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { ReviewForm } from '../product/review-form.tsx';
import type { rateOrderLoader } from './rate-order.loader.ts';

/** Where the mail some days after a delivery leads to: stars, words and photos for each thing that came. */
export function Page({ data: { orderNumber, lines } }: PageProps<typeof rateOrderLoader>) {
  return (
    <div className="page-width max-w-[720px] pt-8 lg:pt-11">
      <h1 className="heading-1">¿Cómo te fue con tu compra?</h1>
      <p className="mt-2 text-lead/7 text-tinta-2">
        Pedido {orderNumber}. Tu opinión se publica después de revisarla, con el nombre que escribas.
      </p>
      {lines.length === 0 && (
        <Notice className="mt-6">De este pedido no falta nada por valorar. Gracias por contarnos.</Notice>
      )}
      <ul className="mt-6 grid gap-8">
        {lines.map(({ line, productId, name, imageUrl, sellerName }) => (
          <li key={line} className="grid gap-3">
            <div className="flex items-center gap-4">
              <Picture
                url={imageUrl}
                alt=""
                width={68}
                height={68}
                className="size-[68px] shrink-0 rounded-[14px] bg-crema-1 object-cover"
              />
              <div className="min-w-0">
                <a href={paths.product(productId)} className="break-words font-semibold hover:underline">
                  {name}
                </a>
                <p className="text-small text-tinta-3">Vendido por {sellerName}</p>
              </div>
            </div>
            <ReviewForm
              productId={productId}
              own={null}
              of={{ orderNumber, line }}
              title={`Valora ${name}`}
            />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink variant="outline" href={paths.order(orderNumber)}>
          Ver mi pedido
        </ButtonLink>
      </div>
    </div>
  );
}
