import { useEffect, useState } from 'react'
import { type CardDraft, isCardUntouched } from '#domain/fair/captured'
import type { LookAlike } from '#workers/search/duplicatesApi'
import { useClient } from '../../lib/client.ts'
import { capturedFields } from './useKeep.ts'

const settleMs = 300

/** Who is here already and looks like what is captured now; `of`: the contact that was made of it, where there is one. */
export function useDuplicateMatch(captured: CardDraft, of?: string): LookAlike | null {
  const { duplicates } = useClient()
  const [found, setFound] = useState<LookAlike | null>(null)
  const told = isCardUntouched(captured) ? '' : JSON.stringify(captured)
  useEffect(() => {
    if (!told) return
    let isHere = true
    const look = async () => {
      const fields = await capturedFields({ captured: JSON.parse(told) as CardDraft }, '')
      const { name = '', company = '', company_website = '', phones = [], emails = [] } = fields
      const typed = {
        name,
        company,
        company_website,
        phones: phones.map(({ full_number }) => full_number),
        emails: emails.map(({ email }) => email),
      }
      const [first] = await duplicates.lookAlike(typed, of)
      if (isHere) setFound(first ?? null)
    }
    const waiting = setTimeout(() => void look().catch(console.error), settleMs)
    return () => {
      isHere = false
      clearTimeout(waiting)
    }
  }, [duplicates, told, of])
  // While somebody types on, what was said stays until more is known.
  return told ? found : null
}
