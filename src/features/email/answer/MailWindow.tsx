import { Button, Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Contact } from '#domain/contacts/contact'
import { lastTextOf } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { EmailSender } from '#domain/email/sender/sender'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { contactDraft } from '#workers/database/contactDrafts'
import { contactById, rowById, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useSenders } from '../../../components/mail/useMessages.ts'
import { sendForm } from '../../../components/sendForm.ts'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { readOnce } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import type { MailStart } from '../../../lib/windows.ts'
import { answerSubject, quotedText } from './answerText.ts'
import { mailChanges } from './mailChanges.ts'

type Props = { start: MailStart; onClose: () => void }
type AnsweredMail = Pick<ConversationMessage, 'id' | 'at' | 'subject' | 'body'> & { email: string; mailbox: string }
type MailContact = { contact: Contact; answers: AnsweredMail | null }

/** A mail to one contact, such as an answer to theirs. It waits on the device until there is a network. */
export function MailWindow({ start, onClose }: Props) {
  const [found, setFound] = useState<MailContact | null>(null)
  const senders = useSenders()
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const contact = await readOnce((db) => contactById(db, start.contact))
      const { answers } = start
      const answered = answers ? await readOnce((db) => answeredMail(db, answers)) : null
      if (isHere && contact) setFound({ contact, answers: answered ?? null })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [start])
  return found && senders && <Mail {...found} senders={senders} onClose={onClose} />
}

async function answeredMail(db: UserDatabase, id: string): Promise<AnsweredMail | null> {
  const mail = await rowById(db, 'message', id)
  const thread = mail && (await rowById(db, 'conversation', mail.conversation_id))
  return thread && { ...mail, email: thread.identity.value, mailbox: thread.channel_account_id }
}

type MailDraft = { sender: string; email: string; subject: string; text: string }

function Mail({
  contact,
  answers,
  senders,
  onClose,
}: MailContact & { senders: readonly EmailSender[]; onClose: () => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { sync } = useClient()
  const toasts = useToasts()
  const { dateTime } = useFormats()
  const [isAsked, setAsked] = useState(false)
  const name = contact.name || contact.company || (contact.emails[0]?.email ?? '')
  const quote = () =>
    answers ? quotedText(answers.body, t('answer.quoted', { who: answers.email, time: dateTime(answers.at) })) : ''
  const [empty] = useState<MailDraft>(() => ({
    // Whose mail was answered answers.
    sender: senders.find(({ id }) => id === answers?.mailbox)?.id ?? senders[0]?.id ?? '',
    email: answers?.email ?? contact.emails[0]?.email ?? '',
    subject: answers ? answerSubject(answers.subject, (subject) => t('answer.again', { subject })) : '',
    text: quote(),
  }))
  const draft = useDraft(
    contactDraft('mail', contact.id, ` ${answers?.id ?? ''}`),
    empty,
    (typed) => typed.text === empty.text,
  )
  const typed = draft.value
  if (!typed) return null
  const set = (change: Partial<MailDraft>) => draft.set({ ...typed, ...change })
  const addresses = [...new Set([...(answers ? [answers.email] : []), ...contact.emails.map(({ email }) => email)])]
  const isEmpty = typed.text.trim() === ''

  async function send(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!typed || isEmpty) return
    const threads = await readOnce((db) => rowsWhere(db, 'conversation', ({ channel }) => channel === 'email'))
    const quote = answers && { message_id: answers.id, text: lastTextOf(answers.subject), isOurs: false }
    const changes = mailChanges(typed, { contact, quote, threads: threads ?? [] })
    if (!changes) return toasts.failed(new AppError('emailInvalid'))
    const saved = await sync.mutateAll(changes)
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    draft.clear()
    toasts.done(t('answer.sent'))
    onClose()
  }
  const title = t(answers ? 'answer.answerTitle' : 'answer.title', { name })
  const missing = senders.length === 0 ? 'noSender' : addresses.length === 0 ? 'noAddress' : null
  if (missing)
    return (
      <WindowFrame title={title} onClose={onClose}>
        <p>
          {t(`answer.${missing}`)}{' '}
          {missing === 'noSender' && <Link to="/emailMarketing/emailSendSetting">{t('answer.makeSender')}</Link>}
        </p>
      </WindowFrame>
    )
  return (
    <WindowFrame title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => sendForm(event, send)} noValidate>
        <Field label={t('answer.sender')}>
          <Select value={typed.sender} onChange={(_, { value }) => set({ sender: value })}>
            {senders.map(({ id, name, address }) => (
              <option key={id} value={id}>
                {name ? `${name} <${address}>` : address}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('answer.to')}>
          <Select value={typed.email} onChange={(_, { value }) => set({ email: value })}>
            {addresses.map((email) => (
              <option key={email} value={email}>
                {email}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('answer.subject')}>
          <Input
            value={typed.subject}
            maxLength={limits.lineLength}
            onChange={(_, { value }) => set({ subject: value })}
            // Enter here would send a mail that is not written yet.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <Field
          label={t('answer.text')}
          {...(isAsked && isEmpty && { validationState: 'error' as const, validationMessage: t('answer.empty') })}
        >
          <Textarea
            autoFocus
            resize="vertical"
            rows={12}
            value={typed.text}
            maxLength={limits.answerLength}
            onChange={(_, { value }) => set({ text: value })}
          />
        </Field>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('answer.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {t('answer.send')}
          </Button>
        </div>
      </form>
    </WindowFrame>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    // A long sender must not push the buttons out of a phone's screen.
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: tokens.spacingVerticalM,
    '& textarea': { fontFamily: 'inherit' },
    '@media (pointer: coarse)': { '& button, & select, & input': { minHeight: '44px' } },
  },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})
