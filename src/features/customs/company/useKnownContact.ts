import { useEffect, useState } from 'react'
import type { CustomsCompany } from '#domain/customs/calls'
import { customsCompanyKey } from '#domain/customs/companyKey'
import { everyContact } from '#workers/search/api'
import { useClient } from '../../../lib/client.ts'

const looked = 20

/** The id of the contact that is this company, by the same key as two spellings in shipments; null: there is none. */
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
      // What changes before the first answer is in it.
      let again = () => {}
      const { view, first } = await contacts.openLines({ ...everyContact, search }, () => again(), looked)
      close = () => view.close()
      if (isGone) return close()
      take(first.lines)
      again = () => {
        view.lines(0, looked).then(({ lines }) => take(lines), console.error)
      }
    }
    const take = (lines: readonly { id: string; name: string; company: string; country: string }[]) => {
      const same = lines.find(
        (line) =>
          (line.country === country || !line.country) &&
          [line.company, line.name].some((one) => customsCompanyKey(one, '') === key),
      )
      if (!isGone) setKnown(same?.id ?? null)
    }
    look().catch(console.error)
    return () => {
      isGone = true
      close()
    }
  }, [contacts, name, country])
  return known
}
