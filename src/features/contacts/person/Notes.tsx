import { Button, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type ContactNote, NewContactNote, type NoteKind, noteKinds } from '#domain/contacts/companions/contactNote'
import { limits } from '#domain/limits'
import { contactDraft } from '#workers/database/contactDrafts'
import { newId } from '#workers/newId'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { EditableText } from '../../../components/EditableText.tsx'
import { Section } from '../../../components/Section.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

const isEmpty = (text: string) => text.trim() === ''

/** What was written down about a contact, newest first, each changed where it stands. */
export function Notes({ contact, notes }: { contact: string; notes: readonly ContactNote[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <Section title={t('person.notes.title')}>
      <NewNote key={contact} contact={contact} />
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Half a note is kept with the user's data, like every draft. */
function NewNote({ contact }: { contact: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const id = useId()
  const [kind, setKind] = useState<NoteKind>('note')
  const draft = useDraft<string>(contactDraft('note', contact), '', isEmpty)
  const { make } = useCompanionChanges()
  const text = draft.value ?? ''
  const add = async () => {
    if (isEmpty(text)) return
    const note = { id: newId(), contact_id: contact, kind, text: text.trim() }
    if (!(await make('contact_note', note, t('person.notes.saved')))) return
    draft.set('')
    setKind('note')
  }
  const onSubmit = (event: FormEvent) => sendForm(event, add)
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label htmlFor={id} className={styles.label}>
        {t('person.notes.write')}
      </label>
      <Textarea
        id={id}
        value={text}
        rows={2}
        resize="vertical"
        maxLength={limits.paragraphLength}
        placeholder={t('person.notes.placeholder')}
        onChange={(_, { value }) => draft.set(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
          event.preventDefault()
          void add()
        }}
      />
      <div className={styles.line}>
        <Select
          className={styles.kind}
          aria-label={t('person.notes.kindLabel')}
          value={kind}
          onChange={(_, { value }) => setKind(value as NoteKind)}
        >
          {noteKinds.map((one) => (
            <option key={one} value={one}>
              {t(`person.notes.kind.${one}`)}
            </option>
          ))}
        </Select>
        <AssistButton
          subject={{
            wishes: ['rewrite', 'shorten', 'politer', 'translate'],
            text,
            material: () => text,
            onUse: (next) => draft.set(next.slice(0, limits.paragraphLength)),
          }}
        />
        <Button type="submit" className={styles.button} disabledFocusable={isEmpty(text)}>
          {t('person.notes.add')}
        </Button>
      </div>
    </form>
  )
}

function NoteItem({ note }: { note: ContactNote }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const words = useWords()
  const who = useWho()
  const { patch, remove } = useCompanionChanges()
  const at = formats.moment(note.created_at)
  const save = async (text: string) => {
    const checked = z.safeParse(NewContactNote.shape.text, text)
    if (!checked.success) return words.ofCode(text.trim() ? 'textTooLong' : 'noteEmpty')
    const code = await patch('contact_note', { id: note.id, text: checked.data })
    return code && words.ofCode(code)
  }
  const isChanged = note.updated_at > note.created_at
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <EditableText label={t('person.notes.of', { at })} value={note.text} onSave={save} lines quiet />
        <Button
          appearance="subtle"
          className={styles.icon}
          icon={<DeleteRegular />}
          aria-label={t('person.notes.delete', { at })}
          title={t('person.notes.delete', { at })}
          onClick={() => void remove('contact_note', note, t('person.notes.deleted'))}
        />
      </div>
      <span className={styles.by}>
        {note.kind === 'note'
          ? t('person.notes.by', { who: who(note.created_by), time: at })
          : t('person.notes.byKind', {
              kind: t(`person.notes.kind.${note.kind}`),
              who: who(note.created_by),
              time: at,
            })}
        {isChanged && ` · ${t('person.notes.changed', { time: formats.moment(note.updated_at) })}`}
      </span>
    </li>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    justifyItems: 'start',
    '& > .fui-Textarea': { width: '100%' },
    '& textarea': { fontFamily: 'inherit' },
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  button: { [touch]: { minHeight: '44px' } },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  line: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  kind: { [touch]: { '& select': { minHeight: '44px' } } },
  icon: { flexShrink: 0, [touch]: { minWidth: '44px', minHeight: '44px' } },
  by: {
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
})
