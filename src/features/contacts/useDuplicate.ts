import { useState } from 'react'
import { type ContactLine, everyContact } from '#workers/api'
import { useClient } from '../../lib/client.ts'
import { checkEmail } from './contactFields.ts'
import { defaultCountry } from './defaultCountry.ts'
import { fullNumberOf } from './phone.ts'

/** Looks whether a phone or email just typed is somebody's already. */
export function useDuplicate() {
  const { contacts } = useClient()
  const [found, setFound] = useState<ContactLine | null>(null)

  async function lookFor(search: string, isSame: (line: ContactLine) => boolean) {
    const view = await contacts.open({ ...everyContact, search }, () => {})
    const { lines } = await view.lines(0, 50)
    view.close()
    setFound(lines.find(isSame) ?? null)
  }
  return {
    found,
    forget: () => setFound(null),
    async ofPhone(typed: string, country: string) {
      const number = await fullNumberOf(typed, country || defaultCountry())
      if (number) await lookFor(number, ({ phones }) => phones.some(({ full_number }) => full_number === number))
    },
    async ofEmail(typed: string) {
      const checked = checkEmail(typed)
      if (checked.kind === 'wrong') return
      const { email } = checked.value
      await lookFor(email, ({ emails }) => emails.some((other) => other.email === email))
    },
  }
}
