import { DataTrendingRegular, TableRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const statistics: Feature = {
  id: 'statistics',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.contactStatisticsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.contactStatisticsZhCN),
  },
  screens: [
    {
      path: '/statistics/mapData',
      title: 'map.menu',
      icon: DataTrendingRegular,
      load: () => import('./MapDataScreen.tsx').then((m) => ({ Component: m.MapDataScreen })),
    },
    {
      path: '/statistics/table',
      title: 'table.menu',
      icon: TableRegular,
      load: () => import('./TableScreen.tsx').then((m) => ({ Component: m.TableScreen })),
    },
  ],
}
