import { useState } from 'react';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { ReadValue } from '../../../server/panel-door.ts';
import { paths } from '../../../wire/paths.ts';
import { callApi } from '../../app/api-client.ts';
import type { PageProps } from '../../app/page.ts';
import { AboutProduct } from '../../panel/about-product.tsx';
import { PageHeading, ViewChoice } from '../../panel/card.tsx';
import { CardList } from '../../panel/card-list.tsx';
import { verifiedText } from '../../panel/verified-text.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoRow } from '../../ui/photo-row.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { sellerReviewsLoader } from './reviews.loader.ts';
import { CONTACT_HINT, TextForm } from './text-form.tsx';

export function Page({ data }: PageProps<typeof sellerReviewsLoader>) {
  const { reviews, tabs, firstHref, nextHref } = data;
  return (
    <>
      <PageHeading title="Valoraciones" text="Tu respuesta se publica debajo de cada opinión." />
      <ViewChoice label="Cuáles valoraciones" choices={tabs} />
      <CardList items={reviews} empty="No hay valoraciones aquí." firstHref={firstHref} nextHref={nextHref}>
        {(review) => (
          <AboutProduct
            key={review.id}
            about={review}
            href={paths.product(review.productId)}
            note={`${review.authorName} · ${formatSpanishDate(review.createdAt)} · ${verifiedText(review)}`}
          >
            <div className="mt-3">
              <Stars rating={review.rating} />
            </div>
            <p className="mt-2 whitespace-pre-line break-words">{review.text}</p>
            <PhotoRow label={`Fotos de ${review.authorName}`} photos={review.photos} />
            <Reply review={review} />
          </AboutProduct>
        )}
      </CardList>
    </>
  );
}

type SellerReview = ReadValue<'listSellerReviews'>['reviews'][number];

function Reply({ review: { id, reply } }: { review: SellerReview }) {
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <TextForm
        label="Tu respuesta"
        name="text"
        initial={reply ?? ''}
        button="Publicar respuesta"
        maxLength={1000}
        hint={CONTACT_HINT}
        done="Publicamos tu respuesta."
        send={(text) => callApi('replyToReview', { params: { reviewId: id }, body: { text } })}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <>
      {reply !== null && (
        <p className="mt-3 whitespace-pre-line break-words border-linea border-l-[3px] pl-4 text-tinta-2">
          {reply}
        </p>
      )}
      <Button size="compact" variant="outline" className="mt-3" onClick={() => setEditing(true)}>
        {reply === null ? 'Responder' : 'Cambiar respuesta'}
      </Button>
    </>
  );
}
