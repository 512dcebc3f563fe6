import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { useFirstLook } from '../../../components/mail/useFirstLook.ts'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useTaskWords } from './channel.ts'
import { FormPart, type PartProps, useFieldProblem } from './FormPart.tsx'
import { MessagePicture } from './MessagePicture.tsx'
import { messagesPath, sendersPath } from './paths.ts'
import { domainOfSender, domainTone, redParts } from './startReasons.ts'

type Props = PartProps & { messages: readonly EmailMessage[]; senders: readonly EmailSender[] }

/** The name of the task, the message and who writes it. */
export function WhatPart({ typed, set, wrong, messages, senders }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  const message = messages.find(({ id }) => id === typed.message)
  const sender = senders.find(({ id }) => id === typed.sender)
  return (
    <FormPart title={t('task.form.part.what')}>
      <Field label={t('task.form.name')} hint={t('task.form.nameHint')} required {...problemAt('name')}>
        <Input name="name" value={typed.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      <Field label={t('task.form.message')} required {...problemAt('message')}>
        <Select name="message" value={typed.message} onChange={(_, { value }) => set({ message: value })}>
          <option value="">{t('task.form.messageNone')}</option>
          {messages.map(({ id, name, theme }) => (
            <option key={id} value={id}>
              {name || theme}
            </option>
          ))}
        </Select>
      </Field>
      {message && (
        <div className={styles.message}>
          <MessagePicture message={message} signature={sender?.signature} />
          <div className={styles.about}>
            <span>{t('task.form.subject', { theme: message.theme })}</span>
            <Link to={`${messagesPath}?message=${message.id}`}>{t('task.form.messageEdit')}</Link>
          </div>
        </div>
      )}
      {messages.length === 0 && (
        <p className={styles.note}>
          {t('task.form.messageFirst')} <Link to={messagesPath}>{t('task.form.messageMake')}</Link>
        </p>
      )}
      <Field label={t('task.form.sender')} required {...problemAt('sender')}>
        <Select name="sender" value={typed.sender} onChange={(_, { value }) => set({ sender: value })}>
          <option value="">{t('task.form.senderNone')}</option>
          {senders.map(({ id, name, address }) => (
            <option key={id} value={id}>
              {name ? `${name} <${address}>` : address}
            </option>
          ))}
        </Select>
      </Field>
      {sender && <DomainState sender={sender} />}
      {senders.length === 0 && (
        <p className={styles.note}>
          {t('task.form.senderFirst')} <Link to={sendersPath}>{t('task.form.senderMake')}</Link>
        </p>
      )}
      <Field label={t('task.form.reply')} hint={t('task.form.replyHint')} {...problemAt('reply_address')}>
        <Input
          name="reply_address"
          type="email"
          autoComplete="email"
          value={typed.reply_address}
          placeholder={sender?.address ?? ''}
          onChange={(_, { value }) => set({ reply_address: value })}
        />
      </Field>
    </FormPart>
  )
}

const tones = { green: 'good', red: 'bad', unknown: 'neutral' } as const

function DomainState({ sender }: { sender: EmailSender }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const isLooking = useFirstLook(sender)
  const tone = domainTone(sender)
  const parts = redParts(sender)
    .map((part) => part.toUpperCase())
    .join(', ')
  return (
    <span className={styles.domain}>
      <StatusBadge tone={tones[tone]}>
        {t(`task.form.domain.${isLooking ? 'looking' : tone}`, { domain: domainOfSender(sender), parts })}
      </StatusBadge>
      {tone !== 'green' && <Link to={sendersPath}>{t('task.form.senderSet')}</Link>}
    </span>
  )
}

const useStyles = makeStyles({
  message: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  about: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalXS, flex: '1 1 180px', minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  domain: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})
