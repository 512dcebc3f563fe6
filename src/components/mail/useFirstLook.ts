import { useEffect, useEffectEvent, useState } from 'react'
import type { EmailSender } from '#domain/email/sender/sender'
import { senderCalls } from '#domain/email/sender/senderCalls'
import { useConnected } from '../../lib/useConnected.ts'
import { useSenderCall } from './useSenderCall.ts'

/**
 * Asks the DNS about a sender that nobody has looked at yet: who is about to send sees at once whether it may. What cannot be
 * asked now is asked by the button, or by the server before the first mail leaves. True while it is being asked.
 */
export function useFirstLook({ id, address, report }: Pick<EmailSender, 'id' | 'address' | 'report'>): boolean {
  const call = useSenderCall()
  const isConnected = useConnected()
  const [asked, setAsked] = useState('')
  const wanted = `${id} ${address}`
  const isLooking = isConnected && report === null && asked !== wanted
  // The button asks again, and says then what is wrong.
  const ask = useEffectEvent(() => call(senderCalls.checkDomain, { id }).catch(() => null))
  useEffect(() => {
    if (isLooking) void ask().then(() => setAsked(wanted))
  }, [isLooking, wanted])
  return isLooking
}
