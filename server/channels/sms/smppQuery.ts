import { ProviderError } from '../channel.ts'
import { receiptInState } from './delivery.ts'
import { type BodyOf, status } from './pdu.ts'
import type { AskedRef, SmsHeard } from './services/service.ts'
import type { SmppSession } from './smppSession.ts'

/** Questions that wait for their answers at once. */
const lanes = 5

/**
 * Asks a message centre after messages whose receipts may be lost (4.8 of the specification). null: it does not know the
 * question. `from`: whom the messages are from, as they said it.
 */
export async function askCentre(
  session: Pick<SmppSession, 'ask'>,
  asked: readonly AskedRef[],
  from: Omit<BodyOf<'query_sm'>, 'message_id'>,
  signal: AbortSignal,
): Promise<SmsHeard[] | null> {
  const waiting = [...asked]
  const heard: SmsHeard[] = []
  let isKnown = true
  const lane = async () => {
    for (let one = waiting.shift(); one && isKnown && !signal.aborted; one = waiting.shift()) {
      const answer = await session.ask('query_sm', { message_id: one.ref, ...from }, { signal })
      isKnown &&= answer.command === 'query_sm_resp' && answer.status !== status.invalidCommand
      if (answer.command === 'query_sm_resp' && answer.status === status.ok)
        heard.push(receiptInState(one.ref, answer.body.message_state))
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } catch (error) {
    // What was answered before the line broke counts.
    if (!(error instanceof ProviderError)) throw error
  }
  return isKnown ? heard.filter((one) => one.kind === 'receipt' && one.state !== 'onItsWay') : null
}
