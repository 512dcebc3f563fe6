import * as z from 'zod/mini'
import { says } from '../errors.ts'

/** As the browser names it: Asia/Shanghai. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, says('inputInvalid')))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
