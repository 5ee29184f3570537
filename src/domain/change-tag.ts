/**
 * What has changed, in the words that kept pages and answers are dropped by. `categories`: the tree and its counts;
 * `search`: rows of the search's read model; `setting:<key>`: what operators decided; `statuses`: the names of a package's
 * states.
 */
export type ChangeTag =
  | 'catalogue'
  | 'categories'
  | 'search'
  | 'content'
  | 'statuses'
  | `product:${number}`
  | `category:${number}`
  | `seller:${number}`
  | `setting:${string}`;
