import { PeopleCommunityRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const ownPages: Feature = {
  id: 'ownPages',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.ownPagesEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.ownPagesZhCN),
  },
  screens: [
    {
      path: '/fbHome/pages',
      title: 'menu.facebook',
      icon: PeopleCommunityRegular,
      place: 8,
      load: () => withRouteWords(import('./OwnPagesScreen.tsx').then((m) => m.FacebookPagesScreen)),
    },
    {
      path: '/insData/accounts',
      title: 'menu.instagram',
      icon: PeopleCommunityRegular,
      place: 8,
      load: () => withRouteWords(import('./OwnPagesScreen.tsx').then((m) => m.InstagramAccountsScreen)),
    },
  ],
}

/** What all channel accounts have is said by the words of text messages. */
async function withRouteWords(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['sms', 'campaigns'])])
  return { Component }
}
