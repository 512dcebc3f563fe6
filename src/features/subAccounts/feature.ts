import { PeopleTeamRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const subAccounts: Feature = {
  id: 'subAccounts',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.subAccountsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.subAccountsZhCN),
  },
  screens: [
    {
      path: '/account/accountManage',
      title: 'menu',
      icon: PeopleTeamRegular,
      access: 'main',
      load: () => import('./AccountManageScreen.tsx').then((m) => ({ Component: m.AccountManageScreen })),
    },
  ],
}
