/** The look of an entry of the account menu. */
export const menuEntry =
  'flex min-h-[44px] w-full cursor-pointer items-center rounded-[10px] px-4 font-semibold text-compact hover:bg-verde-1 hover:text-verde-7';
