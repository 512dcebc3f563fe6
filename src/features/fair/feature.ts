import { CameraRegular, HandshakeRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const fair: Feature = {
  id: 'fair',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.fairEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.fairZhCN),
  },
  screens: [
    {
      path: '/statistics/fair',
      title: 'menu',
      icon: HandshakeRegular,
      inBar: true,
      load: () => import('./FairScreen.tsx').then((m) => ({ Component: m.FairScreen })),
    },
  ],
  capture: { to: '/statistics/fair?capture=card', icon: CameraRegular, title: 'capture.label' },
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeFairChange(change)),
}
