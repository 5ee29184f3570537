import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** '/pictures/empty-cart-320.webp' */
  pictureUrl: string;
  text: ReactNode;
  /** One secondary button that leads on. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet: a picture, the specified sentence and a way on. */
export function EmptyState({ pictureUrl, text, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col items-center gap-5 py-10 text-center ${className}`}>
      <img
        src={pictureUrl}
        width={150}
        height={150}
        alt=""
        className="size-[150px] rounded-full bg-crema-1 object-cover"
      />
      <p className="max-w-[34ch] text-balance font-semibold leading-6">{text}</p>
      {action}
    </div>
  );
}
