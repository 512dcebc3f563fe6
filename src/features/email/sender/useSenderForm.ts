import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailSender, EmailSenderFields } from '#domain/email/sender/sender'
import { emptySender } from '#domain/email/sender/senderState'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { type Faults, faultsOf } from './senderFaults.ts'

type SenderDraft = Partial<EmailSenderFields>
const nothing: SenderDraft = {}
const isNothing = (typed: SenderDraft) => Object.keys(typed).length === 0
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export type SenderForm = {
  fields: EmailSenderFields
  isChanged: boolean
  faults: Faults
  set: (some: SenderDraft) => void
  discard: () => void
  /** The id of what was saved; null: something is wrong. */
  save: () => Promise<string | null>
}

/**
 * What is typed over a sender, or into a new one. Only fields that differ are a draft, so that what the server says of the
 * row meanwhile is shown. null while the draft is looked for.
 */
export function useSenderForm(row: EmailSender | null): SenderForm | null {
  const { t } = useTranslation('email')
  const { sync } = useClient()
  const toasts = useToasts()
  const draft = useDraft<SenderDraft>(`email_sender ${row?.id ?? 'new'}`, nothing, isNothing)
  const [isTold, setTold] = useState(false)
  const typed = draft.value
  if (!typed) return null

  const base: EmailSenderFields = row ?? emptySender
  const fields = over(base, typed)
  const faults = isTold ? faultsOf(fields) : {}
  return {
    fields,
    isChanged: !isNothing(typed),
    faults,
    set(some) {
      const next = Object.entries({ ...typed, ...some }).filter(
        ([name, value]) => !isSame(value, base[name as keyof EmailSenderFields]),
      )
      draft.set(Object.fromEntries(next))
    },
    discard() {
      setTold(false)
      draft.clear()
    },
    async save() {
      if (Object.keys(faultsOf(fields)).length) {
        setTold(true)
        return null
      }
      const id = row?.id ?? newId()
      const saved = row
        ? await sync.mutate('email_sender.patch', { id, fields: pick(fields, Object.keys(typed)) })
        : await sync.mutate('email_sender.create', { id, ...fields })
      if (saved.kind === 'refused') {
        toasts.failed(new AppError(saved.code))
        return null
      }
      setTold(false)
      draft.clear()
      toasts.done(t('sender.saved', { name: fields.name }))
      return id
    },
  }
}

/** The logo is saved at once, so a draft of before must not put the old one back. */
function over(base: EmailSenderFields, typed: SenderDraft): EmailSenderFields {
  const { signature = base.signature, ...rest } = typed
  const { name, address, smtp, imap, hours, per_hour, per_domain_hour, warms_up } = base
  const own = { name, address, smtp, imap, hours, per_hour, per_domain_hour, warms_up }
  return { ...own, ...rest, signature: { ...signature, logo: base.signature.logo } }
}

const pick = (fields: EmailSenderFields, names: readonly string[]): SenderDraft =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
