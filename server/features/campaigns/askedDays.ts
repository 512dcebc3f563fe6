import { mostAskedDays } from '#domain/campaigns/statistics/statisticsCalls'
import { AppError } from '#domain/errors'
import { type Days, dayIn } from '#domain/statistics/days'

/** The days of a question that names the first and the last one. */
export function askedDays({ from, to }: { from: string; to: string }): Days {
  const [first, last] = [dayIn(from)!, dayIn(to)!]
  if (last < first || last - first >= mostAskedDays) throw new AppError('inputInvalid', { field: 'to' })
  return { from: first, to: last + 1 }
}
