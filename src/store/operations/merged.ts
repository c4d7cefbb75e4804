/** What became of a new intention among those that wait. */
export type Merged =
  | { readonly kind: 'new' }
  /** It lives on in this entry. */
  | { readonly kind: 'merged'; readonly opId: string }
  /** It and what waited undo each other: nothing is left to send. */
  | { readonly kind: 'cancelled' };
