import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type ContactFields, isEmptyDraft } from '#domain/contacts/contact'
import { AppError } from '#domain/errors'
import type { LeadJob } from '#domain/leads/job'
import { contactIdOfLead, contactOfLead, type LeadRow, originIdOfLead, originOfLead } from '#domain/leads/lead'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import type { DuplicatesApi, LookAlike } from '#workers/search/duplicatesApi'
import { useClient } from '../../../lib/client.ts'
import { openInEmail } from '../../../lib/emailHandOver.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { readLeadsOf } from '../useLeadRows.ts'

type Change = { name: MutationName; args: unknown }
type Mark = { id: string; state: LeadRow['state']; contact_id: string | null }
type KeepPlan = { lead: LeadRow; contact: string; fields: ContactFields; isNew: boolean }

/** From here on it is the same one for certain, as the contacts' own rules say it. */
const leastCertain = 0.8

/** What is done to leads of a job, on this device first: it needs no network. */
export function useLeadWork(job: Pick<LeadJob, 'id' | 'name'>) {
  const { t } = useTranslation('leads')
  const { sync, duplicates } = useClient()
  const toasts = useToasts()
  const navigate = useNavigate()

  async function saveAll(changes: Change[]): Promise<boolean> {
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  async function keepOne(lead: LeadRow): Promise<KeepPlan | null> {
    const fields = contactOfLead(lead)
    if (isEmptyDraft(fields)) return null
    const [alike] = await findLookAlikes(duplicates, lead)
    const contact = alike && alike.certainty >= leastCertain ? alike.contact.id : null
    return { lead, fields, contact: contact ?? contactIdOfLead(lead.id), isNew: contact === null }
  }

  /** Each becomes a contact, or adds to the one that it is already; where it came from goes along. */
  async function keep(ids: ReadonlySet<string>): Promise<void> {
    const kept: KeepPlan[] = []
    for (const lead of (await readLeadsOf(job.id, ids)).filter(({ state }) => state !== 'kept')) {
      const one = await keepOne(lead)
      if (one) kept.push(one)
    }
    if (kept.length === 0) return toasts.info(t('work.nothingToKeep'))
    const fresh = kept.filter(({ isNew }) => isNew)
    const rowOf = ({ contact, fields }: KeepPlan) => ({ id: contact, ...fields })
    const isDone = await saveAll([
      ...inParts(fresh.map(rowOf)).map((rows) => ({ name: 'contact.create' as const, args: { rows } })),
      ...inParts(kept.filter(({ isNew }) => !isNew).map(rowOf)).map((rows) => ({
        name: 'contact.fill' as const,
        args: { rows },
      })),
      ...kept.map(({ lead, contact }) => ({
        name: 'contact_origin.create' as const,
        args: { id: originIdOfLead(lead.id), contact_id: contact, ...originOfLead(lead, job.name, Date.now()) },
      })),
      ...marksOf(kept.map(({ lead, contact }) => ({ id: lead.id, state: 'kept', contact_id: contact }))),
    ])
    if (!isDone) return
    toasts.done(t('work.kept', { count: fresh.length, filled: kept.length - fresh.length }), {
      undo: async () => {
        await saveAll([
          ...inParts(fresh.map(({ contact }) => contact)).map((some) => ({
            name: 'contact.unimport' as const,
            args: { ids: some },
          })),
          ...marksOf(kept.map(({ lead: { id, state, contact_id } }) => ({ id, state, contact_id }))),
        ])
      },
    })
  }

  async function mark(ids: ReadonlySet<string>, state: 'new' | 'thrown'): Promise<void> {
    const leads = (await readLeadsOf(job.id, ids)).filter((lead) => lead.state !== state && lead.state !== 'kept')
    if (leads.length === 0) return
    if (!(await saveAll(marksOf(leads.map(({ id }) => ({ id, state, contact_id: null })))))) return
    toasts.done(t(`work.${state}`, { count: leads.length }), {
      undo: async () =>
        void (await saveAll(marksOf(leads.map(({ id, state: was, contact_id }) => ({ id, state: was, contact_id }))))),
    })
  }
  /** A mail to those of them that are contacts. */
  async function email(ids: ReadonlySet<string>): Promise<void> {
    const chosen = (await readLeadsOf(job.id, ids)).flatMap(({ contact_id }) => contact_id ?? [])
    if (chosen.length === 0) return toasts.info(t('work.emailOne'))
    void navigate(await openInEmail({ chosen }))
  }

  return { keep, mark, email }
}

/** Contacts that a lead may be, by the contacts' own rules. */
export function findLookAlikes(duplicates: DuplicatesApi, lead: LeadRow): Promise<LookAlike[]> {
  const { name = '', company = '', company_website = '', phones = [], emails = [] } = contactOfLead(lead)
  return duplicates.lookAlike({
    name,
    company,
    company_website,
    phones: phones.map(({ full_number }) => full_number),
    emails: emails.map(({ email }) => email),
  })
}

const marksOf = (marks: Mark[]): Change[] => inParts(marks).map((rows) => ({ name: 'lead.mark', args: { rows } }))

/** Each is one change. */
function inParts<T>(items: readonly T[]): T[][] {
  const size = limits.rowsPerMutation
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size))
}
