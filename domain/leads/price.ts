import type { LeadForm } from './form.ts'

/** Points for each new row. A detail of a company's staff is the specification's 1,800. */
const leadPrices = {
  globalMedia: 1,
  offlineStores: 1,
  domainSearch: 1,
  globalFair: 1,
  globalBtoB: 1,
  domainBg: 1,
  facebook: 1,
  instagram: 1,
  deepData: { company: 100, person: 100, staff: 1_800 },
} as const satisfies Record<LeadForm['kind'], number | Record<'company' | 'person' | 'staff', number>>

/** What one new row costs; what the user brings costs nothing. */
export function pointsOfRow(form: LeadForm): number {
  if (isBrought(form)) return 0
  if (form.kind === 'deepData') return leadPrices.deepData[form.subject]
  return leadPrices[form.kind]
}

/** Whether its rows come from the user: pasted, or read from a file. */
export function isBrought(form: LeadForm): boolean {
  if ('find' in form) return form.find.by !== 'search'
  if (form.kind === 'globalFair') return form.recipe === null
  return form.kind === 'globalBtoB' && form.recipe === null && form.industry === null
}
