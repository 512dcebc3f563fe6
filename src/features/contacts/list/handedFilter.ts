import { type Filter, isGroup } from '#domain/contacts/filter'
import type { DistributionFilter } from '../../../lib/windows.ts'

type TransferQuestion = { belongto: string | null; filter: DistributionFilter }

/**
 * A list's question as a distribution asks it, so that more can be handed on than is named one by one; null where it cannot
 * say the same. `withBelow`: a label with those below it, as the list counts them.
 */
export function handedFilter(
  question: Filter,
  withBelow: (kind: LabelField, id: string) => string[],
): TransferQuestion | null {
  const handed: TransferQuestion = { belongto: null, filter: {} }
  const { filter } = handed
  const asked = new Set<string>()
  if (question.join !== 'all' && question.of.length > 1) return null
  for (const member of question.of) {
    if (isGroup(member) || member.is !== 'anyOf' || question.join === 'none') return null
    const { field, values } = member
    // Both of two conditions must hold, and a distribution has one of each.
    if (asked.has(field)) return null
    asked.add(field)
    if (field === 'tag' || field === 'category' || field === 'source')
      filter[field] = [...new Set(values.flatMap((id) => withBelow(field, id)))]
    else if (field === 'country') filter.country = values
    else if (field === 'follow_up_status') filter.follow_up_status = values
    else if (field === 'calling_code') filter.area_code = values.join(' ')
    else if (field === 'belongto' && values.length === 1) handed.belongto = values[0]!
    else return null
  }
  return handed
}

export type LabelField = 'tag' | 'category' | 'source'
