import type { FluentIcon } from '@fluentui/react-icons'
import {
  BuildingShopRegular,
  CameraRegular,
  FlagRegular,
  GlobeSearchRegular,
  OrganizationRegular,
  PeopleSearchRegular,
  PersonSearchRegular,
  ServerRegular,
} from '@fluentui/react-icons'
import { createElement } from 'react'
import { type LeadKind, leadKinds } from '#domain/leads/form'
import type { Feature, Screen } from '../../lib/feature.ts'

const icons: Record<LeadKind, FluentIcon> = {
  globalMedia: GlobeSearchRegular,
  offlineStores: BuildingShopRegular,
  domainSearch: PeopleSearchRegular,
  globalFair: OrganizationRegular,
  globalBtoB: OrganizationRegular,
  deepData: PersonSearchRegular,
  domainBg: ServerRegular,
  facebook: FlagRegular,
  instagram: CameraRegular,
}

const screenOf = (kind: LeadKind): Screen => ({
  path: `/${leadKinds[kind]}/${kind}`,
  title: `kind.${kind}.menu`,
  icon: icons[kind],
  load: () =>
    import('./LeadsScreen.tsx').then(({ LeadsScreen }) => ({ Component: () => createElement(LeadsScreen, { kind }) })),
})

export const leads: Feature = {
  id: 'leads',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.leadsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.leadsZhCN),
  },
  screens: (Object.keys(leadKinds) as LeadKind[]).map(screenOf),
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeLeadChange(change)),
}
