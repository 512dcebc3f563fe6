import { BotRegular, BranchForkRegular, ChatMultipleRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const sms: Feature = {
  id: 'sms',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.smsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.smsZhCN),
  },
  screens: [
    {
      path: '/smsMarketing/messages',
      title: 'message.menu',
      icon: ChatMultipleRegular,
      place: 7,
      load: () => import('./message/SmsMessagesScreen.tsx').then((m) => ({ Component: m.SmsMessagesScreen })),
    },
    {
      path: '/smsMarketing/autoReply',
      title: 'autoReply.menu',
      icon: BotRegular,
      place: 8,
      load: () => import('./autoReply/AutoReplyScreen.tsx').then((m) => ({ Component: m.AutoReplyScreen })),
    },
    {
      path: '/tools/pinShop/autoReply',
      title: 'autoReply.inquiries.menu',
      icon: BotRegular,
      place: 1,
      load: () => import('./autoReply/AutoReplyScreen.tsx').then((m) => ({ Component: m.InquiryReplyScreen })),
    },
    {
      path: '/smsMarketing/routes',
      title: 'route.menu',
      icon: BranchForkRegular,
      place: 9,
      load: () => withCampaignWords(import('./route/RoutesScreen.tsx').then((m) => m.RoutesScreen)),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeSmsChange(change)),
}

/** Why a message was not sent is said by the words of campaigns. */
async function withCampaignWords(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces('campaigns')])
  return { Component }
}
