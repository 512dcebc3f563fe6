import type { ReceiverReason } from '#domain/campaigns/receiverReason'
import type { SmsAccount } from '#domain/channels/account'
import { kindRefusal, smsRules } from '#domain/sms/campaignRules'
import { ableAccounts } from '#domain/sms/offer'
import type { Way } from '../../campaigns/sending/driver.ts'
import { numberFacts } from './numbers.ts'
import type { SmsSnapshot } from './snapshot.ts'

/** An account that is off, or has no secrets, may come back; one that is gone does not. */
const againMs = 60_000

type Choice = {
  message: SmsSnapshot
  /** all of the task that are not gone */
  accounts: readonly SmsAccount[]
  /** those of them that can be tried now */
  usable: ReadonlyMap<string, unknown>
  now: number
}

/** The cheapest account that may take this message to this number, and that can be tried now. */
export function smsWayTo(key: string, { message, accounts, usable, now }: Choice): Way {
  const refused = numberRefusal(key, message)
  if (refused) return { refused }
  const { country } = numberFacts(key)
  const able = ableAccounts(accounts, message, country)
  if ('refused' in able) return able
  const over = able.accounts.find(({ id }) => usable.has(id))
  return over ? { over: over.id } : { later: now + againMs }
}

/** Why nothing of this goes to a number, whichever account is on now; null: it may. */
export function refusalOfNumber(
  key: string,
  { message, accounts }: Pick<Choice, 'message' | 'accounts'>,
): ReceiverReason | null {
  const refused = numberRefusal(key, message)
  if (refused) return refused
  const able = ableAccounts(accounts, message, numberFacts(key).country)
  return 'refused' in able ? able.refused : null
}

const numberRefusal = (key: string, message: Choice['message']) =>
  smsRules.refusal(message, { key, country: '' }) ?? kindRefusal(numberFacts(key).kind)
