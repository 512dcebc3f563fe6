import type { Feature } from '../../lib/feature.ts'

export const conversations: Feature = {
  id: 'conversations',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.conversationsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.conversationsZhCN),
  },
  screens: [],
  describeChange: async (change) => (await import('./describeChange.ts')).describeConversationChange(change),
}
