import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { VoiceNote } from '#domain/blobs/voiceNote'
import { AppError } from '#domain/errors'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { Section } from '../../../components/Section.tsx'
import { VoiceRecorder } from '../../../components/voice/VoiceRecorder.tsx'
import type { VoiceClip } from '../../../components/voice/voiceRecording.ts'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useRights } from '../export/useRights.tsx'
import { VoiceNoteItem } from './VoiceNoteItem.tsx'

/** What was said about a contact, newest first, and a button to say more. */
export function VoiceNotes({ contact, name }: { contact: string; name: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const notes = useStored((db) => notesOf(db, contact), [contact])
  const { keep, remove } = useVoiceNotes(contact)
  return (
    <Section title={t('voice.title')}>
      <VoiceRecorder name={name} onRecorded={keep} />
      {notes && notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <VoiceNoteItem key={note.id} note={note} onDelete={() => void remove(note)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

async function notesOf(db: UserDatabase, contact: string): Promise<VoiceNote[]> {
  const notes = await rowsWhere(db, 'voice_note', (row) => row.contact_id === contact)
  return notes.sort((a, b) => b.created_at - a.created_at)
}

function useVoiceNotes(contact: string) {
  const { t } = useTranslation('contacts')
  const { sync, files } = useClient()
  const toasts = useToasts()
  const { may, ask } = useRights()

  async function keep({ blob, mime, duration_ms }: VoiceClip) {
    const made = await files.sound(blob, mime)
    if (made.kind === 'failed') return toasts.failed(new AppError(made.code))
    const id = newId()
    const args = { ...made.file.ref, id, contact_id: contact, duration_ms, remark: '' }
    const saved = await sync.mutateAll([{ name: 'voice_note.create', args, files: [made.file] }])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else toasts.done(t('voice.saved'))
  }

  async function remove(row: VoiceNote) {
    if (!may('delete_data')) return ask('delete_data')
    const saved = await sync.mutate('voice_note.delete', { id: row.id })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    toasts.done(t('voice.deleted'), { undo: () => void sync.mutate('voice_note.restore', { row }) })
  }

  return { keep, remove }
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
})
