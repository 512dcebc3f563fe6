export const conversationsPath = '/statistics/inbox'
export const chatPaths = {
  sms: '/smsMarketing/chatWindow',
  whatsapp: '/fairleadWTMarketing/pt_chatWindow',
  linked: '/wtMarketing/whatsapp',
} as const

/** One conversation, on the page of all channels. */
export const conversationPath = (conversation: string): string => `${conversationsPath}?conversation=${conversation}`
