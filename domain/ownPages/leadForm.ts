import * as z from 'zod/mini'

const text = z._default(z.string(), '')

/** An answer of a lead form, as the Graph tells it. */
export const LeadAnswer = z.object({
  id: z.string(),
  created_time: text,
  form_id: text,
  field_data: z._default(z.array(z.object({ name: z.string(), values: z._default(z.array(z.string()), []) })), []),
  custom_disclaimer_responses: z._default(
    z.array(z.object({ checkbox_key: z.string(), is_checked: z.union([z.string(), z.boolean(), z.number()]) })),
    [],
  ),
})
export type LeadAnswer = z.output<typeof LeadAnswer>

/** What somebody saw who answered: the form's name, and the wording of what they agreed to. */
export const LeadFormFacts = z.object({
  id: z.string(),
  name: text,
  legal_content: z.optional(
    z.object({
      privacy_policy: z.optional(z.object({ url: text, link_text: text })),
      custom_disclaimer: z.optional(
        z.object({
          title: text,
          body: z.optional(z.object({ text })),
          checkboxes: z._default(
            z.array(z.object({ key: z.string(), text, is_required: z.optional(z.boolean()) })),
            [],
          ),
        }),
      ),
    }),
  ),
})
export type LeadFormFacts = z.output<typeof LeadFormFacts>

/** What a person wrote into a form, as a contact has it. `others`: answers to questions of the form's own. */
export type LeadPerson = {
  name: string
  company: string
  position: string
  email: string
  phone: string
  address: string
  others: { question: string; answer: string }[]
}

type KnownField = Exclude<keyof LeadPerson, 'others'>
/** Meta's names of the fields that it fills in itself. */
const knownFields: Readonly<Record<string, KnownField>> = {
  full_name: 'name',
  company_name: 'company',
  job_title: 'position',
  email: 'email',
  work_email: 'email',
  phone_number: 'phone',
  work_phone_number: 'phone',
}
const addressFields = ['street_address', 'post_code', 'zip_code', 'city', 'province', 'state', 'country']
const nameFields = ['first_name', 'last_name']

export function personOfLead({ field_data }: LeadAnswer): LeadPerson {
  const valueOf = (name: string) =>
    field_data
      .find((field) => field.name.toLowerCase() === name)
      ?.values.join(', ')
      .trim() ?? ''
  const first = (field: KnownField) =>
    Object.keys(knownFields)
      .filter((name) => knownFields[name] === field)
      .map(valueOf)
      .find(Boolean) ?? ''
  const known = new Set([...Object.keys(knownFields), ...addressFields, ...nameFields])
  return {
    name: first('name') || nameFields.map(valueOf).filter(Boolean).join(' '),
    company: first('company'),
    position: first('position'),
    email: first('email'),
    phone: first('phone'),
    address: addressFields.map(valueOf).filter(Boolean).join(', '),
    others: field_data
      .filter(({ name, values }) => !known.has(name.toLowerCase()) && values.some((value) => value.trim()))
      .map(({ name, values }) => ({ question: name.replaceAll('_', ' '), answer: values.join(', ') })),
  }
}

const isChecked = (said: string | boolean | number) => said === true || said === 1 || said === '1' || said === 'true'

/**
 * What somebody agreed to by a box that they ticked themselves, in the form's words; null: nothing. That somebody sends a form says
 * no more than that they want an answer.
 */
export function agreedWording(form: LeadFormFacts, answer: LeadAnswer): string | null {
  const { custom_disclaimer, privacy_policy } = form.legal_content ?? {}
  const ticked = (custom_disclaimer?.checkboxes ?? []).filter(({ key }) =>
    answer.custom_disclaimer_responses.some((said) => said.checkbox_key === key && isChecked(said.is_checked)),
  )
  if (!ticked.length) return null
  return [
    form.name,
    custom_disclaimer?.title ?? '',
    custom_disclaimer?.body?.text ?? '',
    ...ticked.map((box) => `[x] ${box.text}`),
    privacy_policy?.url ?? '',
  ]
    .filter(Boolean)
    .join('\n')
}
