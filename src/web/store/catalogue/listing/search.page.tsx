import { useRememberedClicks } from '../found-by.ts';
import { AlertBox } from '../search-alert/alert-box.tsx';
import { Page as ListingPage } from './listing.page.tsx';
import type { ListingData } from './listing-data.ts';
import { CorrectionNotice, KeepGoing, PartialNotice } from './search-notices.tsx';

/** A list that says what it did with the words, and leads on where it has little. */
export function Page({ data }: { data: ListingData }) {
  const { notes, page, searchedText = '', asTypedHref = null } = data;
  useRememberedClicks();
  const alert = notes && <AlertBox key={notes.text} text={notes.text} />;
  return (
    <ListingPage
      data={data}
      notice={
        <>
          {page.correctedText !== null && (
            <CorrectionNotice
              text={searchedText}
              correctedText={page.correctedText}
              exactHref={asTypedHref}
            />
          )}
          {notes?.isPartial && <PartialNotice text={notes.text} omittedWords={notes.omittedWords} />}
          {notes?.isPartial && alert}
        </>
      }
      after={
        notes && (
          <>
            {!notes.isPartial && alert}
            <KeepGoing {...notes} />
          </>
        )
      }
    />
  );
}
