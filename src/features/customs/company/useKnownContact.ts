import { useEffect, useState } from 'react'
import type { CustomsCompany } from '#domain/customs/calls'
import { customsCompanyKey } from '#domain/customs/companyKey'
import { everyContact } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'

const looked = 20

/** The contact that is this company, by the same key as two spellings in shipments; null: there is none. */
export function useKnownContact({ name, country }: Pick<CustomsCompany, 'name' | 'country'>): string | null {
  const { contacts } = useClient()
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let close = () => {}
    const key = customsCompanyKey(name, '')
    // The first word finds it in whatever spelling; the key decides.
    const [search = ''] = key.replace('|', '').split(' ')
    const look = async () => {
      const { view, first } = await contacts.openLines({ ...everyContact, search }, () => void again(), looked)
      close = () => view.close()
      if (isGone) return close()
      take(first.lines)
      async function again() {
        if (!isGone) take((await view.lines(0, looked)).lines)
      }
    }
    const take = (lines: readonly { name: string; company: string; country: string }[]) => {
      const same = lines.find(
        (line) =>
          (line.country === country || !line.country) &&
          [line.company, line.name].some((one) => customsCompanyKey(one, '') === key),
      )
      if (!isGone) setKnown(same ? same.company || same.name : null)
    }
    look().catch(console.error)
    return () => {
      isGone = true
      close()
    }
  }, [contacts, name, country])
  return known
}
