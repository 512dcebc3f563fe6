import * as z from 'zod/mini'
import { CustomsCompanyId } from './shipmentFilter.ts'

/** A company that does what another one does, and why it is thought to. */
export const SimilarCompany = z.object({
  id: CustomsCompanyId,
  name: z.string(),
  country: z.string(),
  /** of the other one's most frequent headings those that it trades as well */
  headings: z.array(z.string()),
  /** of the countries of the other one's partners those that it trades with as well */
  countries: z.array(z.string()),
  /** its shipments in these headings, of those that were looked at */
  count: z.int(),
})
export type SimilarCompany = z.output<typeof SimilarCompany>
