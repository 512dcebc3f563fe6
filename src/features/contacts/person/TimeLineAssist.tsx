import { useRef } from 'react'
import type { TimelineItem } from '#domain/contacts/companions/timeline'
import type { Contact } from '#domain/contacts/contact'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useItemTitle } from './TimeLineItem.tsx'

type Props = { contact: Contact; items: readonly TimelineItem[] }

/** So much of what happened is told to the model. */
const told = 100

/** Sums up what happened with a contact; what is used becomes a note. */
export function TimeLineAssist({ contact, items }: Props) {
  const { sync } = useClient()
  const toasts = useToasts()
  const formats = useFormats()
  const titleOf = useItemTitle()
  const made = useRef<string | null>(null)
  const lines = () =>
    items
      .slice(0, told)
      .toReversed()
      .map((item) => [formats.dateTime(item.at), titleOf(item), wordsOfItem(item)].filter(Boolean).join(' · '))
  /** No text takes the note back. */
  async function use(text: string) {
    const id = made.current ?? newId()
    const change = text
      ? {
          name: 'contact_note.create' as const,
          args: { id, contact_id: contact.id, kind: 'note' as const, text: text.slice(0, limits.paragraphLength) },
        }
      : { name: 'contact_note.delete' as const, args: { id } }
    made.current = text ? id : null
    const saved = await sync.mutateAll([change])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  return (
    <AssistButton
      isWide
      subject={{
        wishes: ['summarise'],
        text: '',
        material: () => [[contact.name, contact.company].filter(Boolean).join(', '), ...lines()].join('\n'),
        onUse: use,
        language: language.get() === 'zh-CN' ? 'zh' : 'en',
      }}
    />
  )
}

function wordsOfItem(item: TimelineItem): string {
  if ('note' in item) return 'text' in item.note ? item.note.text : item.note.remark
  if ('reminder' in item) return item.reminder.text
  return ''
}
