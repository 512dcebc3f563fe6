import { useEffect, useState } from 'react'
import type { ChannelIdentity } from '#domain/conversations/identity'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { type ContactLine, everyContact } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'

const none: readonly ContactLine[] = []
/** A switchboard of more people than that is looked for by name. */
const most = 50

/** The contacts on this device that have this number or address. */
export function useContactsOf(identity: ChannelIdentity): readonly ContactLine[] {
  const { contacts } = useClient()
  const phone = phoneOfIdentity(identity)
  const address = phone ?? (identity.kind === 'email' ? identity.value : '')
  const [found, setFound] = useState<{ address: string; lines: readonly ContactLine[] }>({ address: '', lines: none })
  useEffect(() => {
    if (!address) return
    let isHere = true
    const look = async () => {
      const view = await contacts.open({ ...everyContact, search: address }, () => void read().catch(console.error))
      const read = async () => {
        const { lines } = await view.lines(0, most)
        const same = lines.filter(
          ({ phones, emails }) =>
            phones.some(({ full_number }) => full_number === address) || emails.some(({ email }) => email === address),
        )
        if (isHere) setFound({ address, lines: same })
      }
      if (!isHere) return view.close()
      close = () => view.close()
      await read()
    }
    let close = () => {}
    look().catch(console.error)
    return () => {
      isHere = false
      close()
    }
  }, [contacts, address])
  return found.address === address ? found.lines : none
}
