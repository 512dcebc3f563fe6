import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'

const boothsPerFair = 50

/** A day at the fair's own place, such as 2027-04-15; '' while it is not known. */
const Day = z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, says('inputInvalid')))
const Name = text(limits.labelNameLength).check(z.trim(), z.minLength(1, says('nameEmpty')))

/** A fair that the company goes to, with its booths there. What is captured is given its tag and its source. */
export const FairFields = z.object({
  name: Name,
  place: Line,
  from: Day,
  to: Day,
  booths: z.array(Name).check(z.maxLength(boothsPerFair)),
  tag: z.nullable(Id),
  source: z.nullable(Id),
})
export type FairFields = z.output<typeof FairFields>

export const Fair = z.extend(FairFields, { id: Id, created_at: Time, updated_at: Time })
export type Fair = z.output<typeof Fair>

export const emptyFair: FairFields = { name: '', place: '', from: '', to: '', booths: [], tag: null, source: null }

/** Whether somebody could be there on this day. */
export const isFairOn = ({ from, to }: Pick<FairFields, 'from' | 'to'>, day: string) =>
  from !== '' && from <= day && day <= (to || from)

/** The one that is on, else the next one, else the last one; fairs without a day come after all that have one. */
export function likelyFair<F extends FairFields>(fairs: readonly F[], day: string): F | null {
  const dated = fairs.filter(({ from }) => from !== '').toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return (
    dated.find((fair) => isFairOn(fair, day)) ??
    dated.find(({ from }) => from > day) ??
    dated.at(-1) ??
    fairs[0] ??
    null
  )
}
