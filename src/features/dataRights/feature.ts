import type { Feature } from '../../lib/feature.ts'

/** Has no page of its own: its window opens over others, see `lib/persons.ts`. */
export const dataRights: Feature = {
  id: 'dataRights',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.dataRightsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.dataRightsZhCN),
  },
  screens: [],
}
