import type { Feature } from '../../lib/feature.ts'

export const auth: Feature = {
  id: 'auth',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.authEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.authZhCN),
  },
  // Signing in is outside of the frame; the router knows it.
  screens: [],
}
