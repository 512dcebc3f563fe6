export const inboxStart = '/statistics/inbox'

/** The page of one conversation. */
export const inboxPath = (conversation: string): string => `${inboxStart}?conversation=${conversation}`

/** The conversation that a link leads to; null: it leads elsewhere. */
export const conversationOfPath = (path: string | null): string | null =>
  path?.startsWith(`${inboxStart}?conversation=`) ? path.slice(`${inboxStart}?conversation=`.length) : null
