import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import type { ContactIdentity, LookAlike } from '#workers/search/duplicatesApi'
import { useClient } from '../../../lib/client.ts'
import { useRights } from '../export/useRights.tsx'
import { CompareStep } from './CompareStep.tsx'

const settleMs = 400
/** Colleagues share a website or a switchboard; that is not worth a word at each of them. */
const leastTold = 0.7

/** Another contact that this one may be, to be compared with it. */
export function LooksLike({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const rights = useRights()
  const { found, forget } = useLookAlike(contact)
  const [isOpen, setOpen] = useState(false)
  if (!found || contact.restricted_at !== null) return null
  const { id, name, company } = found.contact
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('duplicates.same.text', { name: name || company || t('row.nameless') })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => (rights.may('delete_data') ? setOpen(true) : rights.ask('delete_data'))}>
          {t('duplicates.same.compare')}
        </Button>
      </MessageBarActions>
      {isOpen && (
        <CompareStep
          ids={[contact.id, id]}
          stays={contact.id}
          back={null}
          onDone={() => {
            setOpen(false)
            forget()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </MessageBar>
  )
}

function useLookAlike(contact: Contact) {
  const { id, name, company, company_website, phones, emails, identities } = contact
  const { duplicates } = useClient()
  const [found, setFound] = useState<{ of: string; first: LookAlike | null } | null>(null)
  const identity = JSON.stringify({
    name,
    company,
    company_website,
    phones: phones.map(({ full_number }) => full_number),
    emails: emails.map(({ email }) => email),
    identities: identities ?? [],
  } satisfies ContactIdentity)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const alike = await duplicates.lookAlike(JSON.parse(identity) as ContactIdentity, id)
      const first = alike.find(({ certainty, contact }) => certainty >= leastTold && !contact.restricted) ?? null
      if (isHere) setFound({ of: id, first })
    }
    const waiting = setTimeout(() => void look(), settleMs)
    return () => {
      isHere = false
      clearTimeout(waiting)
    }
  }, [duplicates, id, identity])
  return { found: found?.of === id ? found.first : null, forget: () => setFound(null) }
}
