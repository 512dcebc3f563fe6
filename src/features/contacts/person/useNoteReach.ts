import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { NoteKind } from '#domain/contacts/companions/contactNote'
import type { Contact } from '#domain/contacts/contact'
import { newId } from '#workers/newId'
import { useUser } from '../../../lib/session.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

/** `name`: as the message on the screen calls who was reached. */
export type ReachTarget = { id: string; name: string; isRestricted: boolean }
export type ReachKind = Extract<NoteKind, 'call' | 'message'>

export const reachedContact = ({ id, name, company, restricted_at }: Contact): ReachTarget => ({
  id,
  name: name || company,
  isRestricted: restricted_at !== null,
})

/**
 * Whom somebody calls or writes to from here has it in the time line at once: at a fair nobody writes that down later. What
 * came of it is typed over the number.
 */
export function useNoteReach(): (reached: ReachTarget, kind: ReachKind, full_number: string) => void {
  const { t } = useTranslation('contacts')
  const isSub = isSubAccount(useUser())
  const { make } = useCompanionChanges()
  return ({ id, name, isRestricted }, kind, full_number) => {
    // What a person wants left alone is for the main account; the number can still be called.
    if (isRestricted && isSub) return
    const note = { id: newId(), contact_id: id, kind, text: `+${full_number}` }
    void make('contact_note', note, t(`person.notes.reached.${kind}`, { name: name || note.text }))
  }
}
