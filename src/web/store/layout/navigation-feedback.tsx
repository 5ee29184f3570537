import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A thin bar while a page is on its way; then its name is read aloud and its headline gets the focus. */
export function NavigationFeedback() {
  const isLoading = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setAnnouncement(document.title);
    focusHeadline();
  }, [pathname]);
  return (
    <>
      {isLoading && (
        <div className="fixed inset-x-0 top-0 z-50 h-[3px] animate-appear-late overflow-hidden">
          <div className="h-full animate-progress bg-mango-4" />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Keyboard and reader go on at the top of the new page instead of at the link that is gone. */
function focusHeadline() {
  const headline =
    document.querySelector<HTMLElement>('#contenido h1') ?? document.getElementById('contenido');
  if (!headline) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
