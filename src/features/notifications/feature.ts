import { AlertRegular } from '@fluentui/react-icons'
import { noticePath } from '#domain/notifications/push'
import type { Feature } from '../../lib/feature.ts'

export const notifications: Feature = {
  id: 'notifications',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.notificationsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.notificationsZhCN),
  },
  screens: [
    {
      path: noticePath,
      title: 'menu',
      icon: AlertRegular,
      load: () => import('./NotifyScreen.tsx').then((m) => ({ Component: m.NotifyScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeNoticeChange(change)),
}
