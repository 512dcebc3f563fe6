const inbox = '/statistics/inbox'

/** The page of one conversation. */
export const inboxPath = (conversation: string): string => `${inbox}?conversation=${conversation}`

/** The conversation that a link leads to; null: it leads elsewhere. */
export const conversationOfPath = (path: string | null): string | null =>
  path?.startsWith(`${inbox}?conversation=`) ? path.slice(`${inbox}?conversation=`.length) : null
