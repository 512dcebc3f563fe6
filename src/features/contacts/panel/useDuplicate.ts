import { useEffect, useRef, useState } from 'react'
import type { LookAlike } from '#workers/search/duplicatesApi'
import { useClient } from '../../../lib/client.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { checkEmail } from './contactFields.ts'
import type { TypedContact } from './newContact.ts'

const settleMs = 300

/** Looks, whenever somebody pauses in typing, whether the contact that is being written down is here already. */
export function useDuplicate(typed: TypedContact | null) {
  const { duplicates } = useClient()
  const [found, setFound] = useState<LookAlike | null>(null)
  const latest = useRef<TypedContact | null>(null)
  const told = typed && JSON.stringify(identityIn(typed))
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => {
    if (!told) return
    let isHere = true
    const look = async () => {
      const identity = await readIdentity(latest.current!)
      const [first] = await duplicates.lookAlike(identity)
      if (isHere) setFound(first ?? null)
    }
    const waiting = setTimeout(() => void look(), settleMs)
    return () => {
      isHere = false
      clearTimeout(waiting)
    }
  }, [duplicates, told])
  return { found, forget: () => setFound(null) }
}

const identityIn = ({ name, company, company_website, phones, emails, country }: TypedContact) => ({
  name,
  company,
  company_website,
  phones,
  emails,
  country,
})

/** What is half typed is nobody's phone or email yet. */
async function readIdentity({ name, company, company_website, phones, emails, country }: TypedContact) {
  const numbers = await Promise.all(
    phones.filter((text) => text.trim()).map((text) => fullNumberOf(text, country || defaultCountry())),
  )
  const addresses = emails
    .map((text) => checkEmail(text))
    .flatMap((one) => (one.kind === 'fine' ? one.value.email : []))
  return {
    name,
    company,
    company_website,
    phones: numbers.filter((number) => number !== null),
    emails: addresses,
  }
}
