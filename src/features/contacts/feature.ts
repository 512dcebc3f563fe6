import {
  BoardRegular,
  PeopleRegular,
  PersonClockRegular,
  WeatherSunnyRegular,
  WrenchRegular,
} from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const contacts: Feature = {
  id: 'contacts',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.contactsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.contactsZhCN),
  },
  screens: [
    {
      path: '/statistics/today',
      title: 'today.menu',
      icon: WeatherSunnyRegular,
      inBar: true,
      load: () => import('./today/TodayScreen.tsx').then((m) => ({ Component: m.TodayScreen })),
    },
    {
      path: '/statistics/contacts',
      title: 'menu',
      icon: PeopleRegular,
      inBar: true,
      load: () => import('./list/ContactsScreen.tsx').then((m) => ({ Component: m.ContactsScreen })),
    },
    {
      path: '/account/follow',
      title: 'follow.menu',
      icon: PersonClockRegular,
      load: () => import('./follow/FollowScreen.tsx').then((m) => ({ Component: m.FollowScreen })),
    },
    {
      path: '/tools/ptCRM',
      title: 'board.menu',
      icon: BoardRegular,
      load: () => import('./board/BoardScreen.tsx').then((m) => ({ Component: m.BoardScreen })),
    },
    {
      path: '/tools/other',
      title: 'tools.menu',
      icon: WrenchRegular,
      load: () => import('./tools/OtherToolsScreen.tsx').then((m) => ({ Component: m.OtherToolsScreen })),
    },
  ],
  describeChange: (change, names) =>
    import('./panel/describeChange.ts').then((m) => m.describeContactChange(change, names)),
}
