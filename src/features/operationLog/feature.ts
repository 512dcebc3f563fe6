import { HistoryRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const operationLog: Feature = {
  id: 'operationLog',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.operationLogEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.operationLogZhCN),
  },
  screens: [
    {
      path: '/account/log',
      title: 'menu',
      icon: HistoryRegular,
      load: () => import('./LogScreen.tsx').then((m) => ({ Component: m.LogScreen })),
    },
  ],
}
