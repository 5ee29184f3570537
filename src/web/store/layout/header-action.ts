/** The look of the account, favourites and cart places of the header; 44 px to touch. */
export const headerAction =
  'relative flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 rounded-[12px] p-[9px] text-micro leading-4 hover:bg-crema-1 md:px-3';
