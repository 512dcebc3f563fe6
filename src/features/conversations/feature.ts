import { ChatMultipleRegular, ChatRegular, MailInboxRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const conversations: Feature = {
  id: 'conversations',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.conversationsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.conversationsZhCN),
  },
  screens: [
    {
      path: '/statistics/inbox',
      title: 'menu',
      icon: MailInboxRegular,
      inBar: true,
      load: () => withReasonWords(import('./list/InboxScreen.tsx').then((m) => m.InboxScreen)),
    },
    {
      path: '/smsMarketing/chatWindow',
      title: 'chatMenu',
      icon: ChatRegular,
      place: 3,
      load: () => withReasonWords(import('./list/ChatWindowScreen.tsx').then((m) => m.SmsChatScreen)),
    },
    {
      path: '/smsMarketing/received',
      title: 'receivedMenu',
      icon: ChatMultipleRegular,
      place: 4,
      load: () => withReasonWords(import('./received/ReceivedScreen.tsx').then((m) => m.SmsReceivedScreen)),
    },
    {
      path: '/fairleadWTMarketing/pt_chatWindow',
      title: 'chatMenu',
      icon: ChatRegular,
      place: 3,
      load: () => withReasonWords(import('./list/ChatWindowScreen.tsx').then((m) => m.WhatsappChatScreen)),
    },
    {
      path: '/fairleadWTMarketing/pt_received',
      title: 'receivedWhatsappMenu',
      icon: ChatMultipleRegular,
      place: 7,
      load: () => withReasonWords(import('./received/ReceivedScreen.tsx').then((m) => m.WhatsappReceivedScreen)),
    },
    {
      path: '/wtMarketing/whatsapp',
      title: 'chatMenu',
      icon: ChatRegular,
      place: 2,
      load: () => withReasonWords(import('./list/ChatWindowScreen.tsx').then((m) => m.LinkedChatScreen)),
    },
    {
      path: '/wtMarketing/chatRecord',
      title: 'recordMenu',
      icon: ChatMultipleRegular,
      place: 7,
      load: () => withReasonWords(import('./received/ReceivedScreen.tsx').then((m) => m.LinkedRecordScreen)),
    },
  ],
  describeChange: async (change) => (await import('./describeChange.ts')).describeConversationChange(change),
}

/** Why a message was not sent is said by the words of text messages and of campaigns. */
async function withReasonWords(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['sms', 'campaigns', 'contacts', 'whatsapp'])])
  return { Component }
}
