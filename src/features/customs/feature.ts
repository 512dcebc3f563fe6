import { BoxSearchRegular, DocumentArrowUpRegular, GlobeRegular, NumberSymbolRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'
import { customsCodesPath, customsFilesPath, shipmentsPath, tradePath } from './customsPaths.ts'

export const customs: Feature = {
  id: 'customs',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.customsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.customsZhCN),
  },
  screens: [
    {
      path: shipmentsPath,
      title: 'shipments.menu',
      icon: BoxSearchRegular,
      load: () => import('./shipments/ShipmentsScreen.tsx').then((m) => ({ Component: m.ShipmentsScreen })),
    },
    {
      path: tradePath,
      title: 'trade.menu',
      icon: GlobeRegular,
      load: () => import('./trade/TradeScreen.tsx').then((m) => ({ Component: m.TradeScreen })),
    },
    {
      path: customsCodesPath,
      title: 'codes.menu',
      icon: NumberSymbolRegular,
      load: () => import('./codes/HsCodesScreen.tsx').then((m) => ({ Component: m.HsCodesScreen })),
    },
    {
      path: customsFilesPath,
      title: 'files.menu',
      icon: DocumentArrowUpRegular,
      load: () => import('./files/CustomsFilesScreen.tsx').then((m) => ({ Component: m.CustomsFilesScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeCustomsChange(change)),
}
