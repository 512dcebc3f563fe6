import type { LeadKind } from '#domain/leads/form'
import type { TypedJob } from './typedJob.ts'

/** What the demo's own sources have: they are invented, and know nothing else. */
export const exampleJobs: Record<LeadKind, Partial<TypedJob>> = {
  offlineStores: { keyword: 'lamps', country: 'PT', city: 'Lisbon' },
  globalMedia: { lines: 'lights lisbon', places: ['google', 'linkedIn'], rows: '50' },
  domainSearch: { lines: 'lighting-1-lisboa.example\nlighting-2-lisboa.example\nlighting-4-lisboa.example' },
  domainBg: { lines: 'lighting-1-lisboa.example' },
  globalFair: {
    name: 'Sandbox Lighting Fair',
    way: 'recipe',
    start: 'https://fair.example/exhibitors',
    entry: '.card',
    next: 'a[rel=next]',
    fields: 'company: .name\ncountry: .country\nhall: .hall\nbooth: .booth\nwebsite: .site',
    seen: 20,
  },
  globalBtoB: { name: 'Furniture · Hamburg', way: 'industry', keyword: 'furniture', country: 'DE', city: 'Hamburg' },
  facebook: { find: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon' },
  instagram: { find: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon' },
  deepData: { subject: 'staff', lines: 'Casa Sombra 1, lighting-1-lisboa.example', rows: '5' },
}
