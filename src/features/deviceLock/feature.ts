import { LockClosedRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const deviceLock: Feature = {
  id: 'deviceLock',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.deviceLockEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.deviceLockZhCN),
  },
  screens: [
    {
      path: '/account/device',
      title: 'menu',
      icon: LockClosedRegular,
      load: () => import('./DeviceScreen.tsx').then((m) => ({ Component: m.DeviceScreen })),
    },
  ],
}
