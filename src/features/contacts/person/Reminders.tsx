import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isOpen,
  noReplyDue,
  type Reminder,
  type ReminderKind,
  reminderState,
  repliesOf,
  soonestFirst,
} from '#domain/contacts/companions/reminder'
import type { Contact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { contactDraft } from '#workers/database/contactDrafts'
import { newId } from '#workers/newId'
import { ReminderItem } from '../../../components/ReminderItem.tsx'
import { Section } from '../../../components/Section.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { nineIn } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

/** When to come back to this contact. What is over is one click away. */
export function Reminders({ contact, reminders }: { contact: Contact; reminders: readonly Reminder[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const now = useNow()
  const [isOverShown, setOverShown] = useState(false)
  const all = reminders.map((reminder) => ({ reminder, state: reminderState(reminder, contact, now) }))
  const open = all.filter(({ state }) => isOpen(state)).sort((a, b) => soonestFirst(a.reminder, b.reminder))
  const over = all.filter(({ state }) => !isOpen(state))
  return (
    <Section title={t('person.reminders.title')}>
      <NewReminder key={contact.id} contact={contact} />
      <ul className={styles.list}>
        {[...open, ...(isOverShown ? over : [])].map((one) => (
          <ReminderItem key={one.reminder.id} {...one} />
        ))}
      </ul>
      {over.length > 0 && !isOverShown && (
        <Button appearance="subtle" className={styles.button} onClick={() => setOverShown(true)}>
          {t('person.reminders.showDone', { count: over.length })}
        </Button>
      )}
    </Section>
  )
}

const choices = ['tomorrow', 'threeDays', 'week', 'noReply', 'at'] as const
type Choice = (typeof choices)[number]

function dueOf(choice: Choice, at: string, now: number): { kind: ReminderKind; due_at: number } {
  if (choice === 'noReply') return { kind: 'noReply', due_at: noReplyDue(now) }
  const days = { tomorrow: 1, threeDays: 3, week: 7 }
  return { kind: 'date', due_at: choice === 'at' ? Date.parse(at) : nineIn(days[choice], now) }
}

const isEmpty = (text: string) => text.trim() === ''

function NewReminder({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const { make } = useCompanionChanges()
  const draft = useDraft<string>(contactDraft('reminder', contact.id), '', isEmpty)
  const text = draft.value ?? ''
  const [choice, setChoice] = useState<Choice>('tomorrow')
  const [at, setAt] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = async () => {
    const now = Date.now()
    const due = dueOf(choice, at, now)
    // Also when no time was chosen at all.
    if (!(due.due_at > now)) return setWrong(true)
    setWrong(false)
    const reminder = { id: newId(), contact_id: contact.id, ...due, text: text.trim(), ...repliesOf(contact) }
    const told = t('person.reminders.saved', { time: formats.moment(due.due_at) })
    if (await make('reminder', reminder, told)) draft.set('')
  }
  const onSubmit = (event: FormEvent) => sendForm(event, add)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={t('person.reminders.about')}>
        <Input
          value={text}
          maxLength={limits.lineLength}
          placeholder={t('person.reminders.aboutHint')}
          autoComplete="off"
          onChange={(_, { value }) => draft.set(value)}
        />
      </Field>
      <Field label={t('person.reminders.when')}>
        <Select value={choice} onChange={(_, { value }) => setChoice(value as Choice)}>
          {choices.map((one) => (
            <option key={one} value={one}>
              {t(`person.reminders.choice.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {choice === 'at' && (
        <Field
          label={t('person.reminders.time')}
          {...(isWrong && { validationState: 'error', validationMessage: t('person.reminders.past') })}
        >
          <Input
            type="datetime-local"
            value={at}
            onChange={(_, { value }) => {
              setAt(value)
              setWrong(false)
            }}
          />
        </Field>
      )}
      <Button type="submit" className={styles.button}>
        {t('person.reminders.add')}
      </Button>
    </form>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    justifyItems: 'start',
    '& > .fui-Field': { width: '100%' },
    [touch]: { '& .fui-Input, & .fui-Select__select': { minHeight: '44px' } },
  },
  button: { [touch]: { minHeight: '44px' } },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, padding: 0, listStyleType: 'none' },
})
