import type { LeadForm } from '#domain/leads/form'
import { newLeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { newTestId } from './device.ts'
import { put } from './emailCompany.ts'
import { companyValue } from './leads.ts'

/** What a search has found, as it lies there when it has come to its end. */
export async function putFoundLeads(
  database: Database,
  company: Actor,
  job: string,
  form: LeadForm,
  people: readonly { n: number; country: string }[],
) {
  const now = Date.now()
  const stamps = { created_at: now, updated_at: now }
  await put(database, company, 'lead_job', [
    {
      ...newLeadJob,
      ...stamps,
      id: job,
      name: form.kind,
      saved: false,
      form,
      kind: form.kind,
      most_rows: 1_000,
      most_points: null,
      ends_at: null,
      repeats: null,
      brought_pages: 0,
      belongto: company.user,
      state: 'over',
      found: people.length,
    },
  ])
  const leads = people.map(({ n, country }): LeadRow => {
    const [company, email, phone] = [`Shop ${n}`, `p${n}@shop.example`, `49${15_400_000_000 + n}`]
    const value = (field: 'company' | 'email' | 'phone' | 'country', of: string) => companyValue(of, { field })
    return {
      ...stamps,
      id: newTestId(),
      lead_job_id: job,
      key: `shop ${n}`,
      name: company,
      email,
      phone,
      website: '',
      city: '',
      country,
      hall: '',
      booth: '',
      visited_at: null,
      note: '',
      counts: [],
      expires_at: null,
      place: null,
      values: [value('company', company), value('email', email), value('phone', phone), value('country', country)],
      state: 'new',
      contact_id: null,
    }
  })
  await put(database, company, 'lead', leads)
}
