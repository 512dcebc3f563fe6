import type { CampaignChannel } from '../campaigns/channel.ts'
import { noFilter } from '../contacts/filter.ts'
import type { LeadKind } from '../leads/form.ts'
import { type AutoBranch, type AutoSource, type AutoStep, newAutoStep } from './plan.ts'

/** A step of a template: over which channel, to whom of the one before, after how many days. */
type TemplateStep = { channel: CampaignChannel; branch?: AutoBranch; days?: number }
type AutoTemplate = { looksIn: readonly (LeadKind | 'contacts')[]; steps: readonly TemplateStep[] }

/** Ten common cases to begin with; their words are the screen's. */
export const autoTemplates = {
  mapsMailThenWhatsapp: {
    looksIn: ['offlineStores', 'globalFair'],
    steps: [{ channel: 'email' }, { channel: 'linked', branch: 'notOpened', days: 3 }],
  },
  fairFollowUp: {
    looksIn: ['globalFair'],
    steps: [{ channel: 'email' }, { channel: 'email', branch: 'opened', days: 4 }],
  },
  storesByPhone: { looksIn: ['offlineStores'], steps: [{ channel: 'linked', branch: 'registered' }] },
  webDistributors: {
    looksIn: ['globalMedia'],
    steps: [{ channel: 'email' }, { channel: 'email', branch: 'notOpened', days: 5 }],
  },
  directoryImporters: {
    looksIn: ['globalBtoB'],
    steps: [{ channel: 'email' }, { channel: 'sms', branch: 'unreached', days: 2 }],
  },
  websiteList: { looksIn: ['domainSearch'], steps: [{ channel: 'email' }] },
  decisionMakers: {
    looksIn: ['deepData'],
    steps: [{ channel: 'email' }, { channel: 'email', branch: 'notClicked', days: 7 }],
  },
  oldCustomers: {
    looksIn: ['contacts'],
    steps: [{ channel: 'email' }, { channel: 'whatsapp', branch: 'notOpened', days: 3 }],
  },
  newCatalogue: {
    looksIn: ['contacts'],
    steps: [{ channel: 'email' }, { channel: 'email', branch: 'clicked', days: 2 }],
  },
  shortNotice: {
    looksIn: ['contacts'],
    steps: [{ channel: 'sms' }, { channel: 'linked', branch: 'unreached', days: 1 }],
  },
} as const satisfies Record<string, AutoTemplate>
export type AutoTemplateName = keyof typeof autoTemplates
export const autoTemplateNames = Object.keys(autoTemplates) as AutoTemplateName[]

/** The steps of a template, as a plan has them: each asks about the one before. */
export function stepsOfTemplate(name: AutoTemplateName, newStepId: () => string): AutoStep[] {
  const steps: AutoStep[] = []
  for (const { channel, branch = 'everybody', days = 0 } of autoTemplates[name].steps as readonly TemplateStep[]) {
    const before = steps.at(-1)?.id ?? null
    const of = branch === 'everybody' || branch === 'registered' ? null : before
    steps.push({ ...newAutoStep(newStepId(), channel), branch, of, wait_days: days })
  }
  return steps
}

/** Its sources, as a plan has them: all contacts, and searches that lack nothing but what for. */
export const sourcesOfTemplate = (name: AutoTemplateName, newSourceId: () => string): AutoSource[] =>
  autoTemplates[name].looksIn.map((kind) =>
    kind === 'contacts'
      ? { kind: 'contacts', id: newSourceId(), filter: noFilter }
      : { kind: 'open', id: newSourceId(), of: kind },
  )
