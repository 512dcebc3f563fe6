import { CameraRegular, HandshakeRegular, ScanCameraRegular } from '@fluentui/react-icons'
import { picturesPath } from '../../lib/assistantPaths.ts'
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
    {
      path: picturesPath,
      title: 'pictures.menu',
      icon: ScanCameraRegular,
      place: 5,
      load: () => import('./pictures/PicturesScreen.tsx').then((m) => ({ Component: m.PicturesScreen })),
    },
  ],
  capture: { to: '/statistics/fair?capture=card', icon: CameraRegular, title: 'capture.label' },
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeFairChange(change)),
}
