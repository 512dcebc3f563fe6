import type { Feature } from '../../lib/feature.ts'

/** Has no page of its own: its windows open over others, see `lib/windows.ts`. */
export const distribution: Feature = {
  id: 'distribution',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.distributionEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.distributionZhCN),
  },
  screens: [],
}
