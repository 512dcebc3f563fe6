export const conversationsPath = '/statistics/inbox'
export const smsConversationsPath = '/smsMarketing/chatWindow'

/** One conversation, on the page of all channels. */
export const conversationPath = (conversation: string): string => `${conversationsPath}?conversation=${conversation}`
