import * as z from 'zod/mini'
import { mainOnly, mustExist, mutation } from '../shared/mutation.ts'
import { changed, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { CompanyProfileFields, NewCompanyProfile } from './companyProfile.ts'

const each = { version: 1, entity: 'company_profile', product: 'smsMarketing' } as const

export const companyProfileMutations = {
  /** Where another device said it first, the later word holds. */
  'company_profile.create': mutation({
    ...each,
    input: NewCompanyProfile,
    ids: ({ id }) => [id],
    creates: true,
    refuse: (_, __, actor) => mainOnly(actor),
    apply: (row, profile, { edited_at }) => changed(row, profile, edited_at) ?? stamped(null, profile, edited_at),
  }),

  'company_profile.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: z.partial(CompanyProfileFields) }),
    ids: ({ id }) => [id],
    refuse: (row, _, actor) => mainOnly(actor) ?? mustExist(row),
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),
}
