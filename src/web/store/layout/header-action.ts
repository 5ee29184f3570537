/** The look of the account, favourites and cart places of the header; 44 px to touch. */
export const headerAction = 'header-action';
