import { ReceiptMoneyRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { Feature } from '../../../lib/feature.ts'

/** What is offered to somebody, and what becomes of it. */
export const shopQuotations: Feature = {
  id: 'shopQuotations',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.shopQuotationsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.shopQuotationsZhCN),
  },
  screens: [
    {
      path: '/tools/pinShop/quotations',
      title: 'menu',
      icon: ReceiptMoneyRegular,
      place: 0,
      load: async () => {
        const [{ QuotationsScreen }] = await Promise.all([
          import('./QuotationsScreen.tsx'),
          i18next.loadNamespaces(['shop', 'conversations']),
        ])
        return { Component: QuotationsScreen }
      },
    },
  ],
}
