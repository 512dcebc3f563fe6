import { MailTemplateRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { Feature } from '../../../lib/feature.ts'

/** Mails that the shop fills, sent by email marketing. */
export const shopMail: Feature = {
  id: 'shopMail',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.shopMailEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.shopMailZhCN),
  },
  screens: [
    {
      path: '/pinShopEmail/mails',
      title: 'menu',
      icon: MailTemplateRegular,
      load: async () => {
        // How a task stands is said in the words of campaigns.
        const [{ ShopMailsScreen }] = await Promise.all([
          import('./ShopMailsScreen.tsx'),
          i18next.loadNamespaces(['campaigns', 'assistant']),
        ])
        return { Component: ShopMailsScreen }
      },
    },
  ],
}
