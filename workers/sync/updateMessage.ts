/** What a page that takes an update asks of the new service worker, and of the old one where that is held up. */
export type UpdateMessage =
  /** Answered with the address under which the new version's page is kept. */
  | { type: 'SKIP_WAITING' }
  /** Answered with null. */
  | { type: 'SHOW_NEXT'; page: string }
