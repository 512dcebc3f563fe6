import { useEffect, useState } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import type { ContactMail } from '#domain/campaigns/taskCalls'
import { request } from '../../../lib/http.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'

const none: readonly ContactMail[] = []

/** What tasks sent to a contact; the server has it, and whoever has no email marketing does not ask. */
export function useTaskMails(contact: string): readonly ContactMail[] {
  const isAsked = useHasProduct('emailMarketing')
  const isConnected = useConnected()
  const [known, setKnown] = useState({ contact, list: none })
  useEffect(() => {
    if (!isAsked || !isConnected) return
    const stop = new AbortController()
    request(campaignCalls.mailsOfContact, { contact_id: contact }, { signal: stop.signal }).then(
      ({ list }) => setKnown({ contact, list }),
      // The time line says by itself that the server's part is not here.
      () => {},
    )
    return () => stop.abort()
  }, [contact, isAsked, isConnected])
  return known.contact === contact ? known.list : none
}
