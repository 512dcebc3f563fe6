import { Field, Input, Select, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { limits } from '#domain/limits'
import { quotationCalls } from '#domain/shop/quotation/calls'
import type { NewQuotation, QuotationKind } from '#domain/shop/quotation/quotation'
import { rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { FormDialog } from '../../../components/FormDialog.tsx'
import { WholeProblem } from '../../../components/formParts.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useSubmit } from '../../../components/useSubmit.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useChangedCall } from '../../../lib/useChangedCall.ts'

type Props = {
  quotation: NewQuotation
  kind: QuotationKind
  again: boolean
  onSent?: () => void
  onClose: () => void
}

/** Where it goes, and what is written beside it. Numbers are the server's, so it needs the network. */
export function SendDialog({ quotation, kind, again, onSent, onClose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const toasts = useToasts()
  const ask = useChangedCall('quotation.')
  const threads = useThreadsOf(quotation)
  const usual = useUsualWords(quotation, kind)
  const [chosen, setChosen] = useState<string | null>(null)
  const [subject, setSubject] = useState(usual.subject)
  const [body, setBody] = useState(usual.body)
  // One message, however often the button is pressed or the answer is lost.
  const [message_id] = useState(newId)
  const { form, problems, isBusy, submit } = useSubmit(['body'], 'body')
  if (!threads) return null
  const where = chosen ?? threads[0]?.id ?? ''
  const isMail = threads.find(({ id }) => id === where)?.channel === 'email'
  const send = submit(async () => {
    const { number } = await ask(quotationCalls.send, {
      id: quotation.id,
      kind,
      message_id,
      conversation_id: where || null,
      subject: isMail ? subject : '',
      body: where ? body : '',
      again,
    })
    onSent?.()
    toasts.done(t(where ? 'sending.done' : 'sending.doneNowhere', { number }))
    onClose()
    return undefined
  })
  return (
    <FormDialog
      title={t(kind === 'proforma' ? 'sending.titleProforma' : 'sending.title')}
      submit={t('send')}
      isBusy={isBusy}
      form={form}
      onSubmit={(event) => sendForm(event, send)}
      onClose={onClose}
    >
      <WholeProblem error={problems.whole} />
      <Field label={t('sending.where')} hint={where ? '' : t(threads.length ? 'sending.nowhereHint' : 'sending.none')}>
        <Select value={where} onChange={(_, { value }) => setChosen(value)}>
          {threads.map(({ id, name, channel, identity }) => (
            <option key={id} value={id}>
              {[name, channel === 'email' ? identity.value : '', channel].filter(Boolean).join(' · ')}
            </option>
          ))}
          <option value="">{t('sending.nowhere')}</option>
        </Select>
      </Field>
      {isMail && (
        <Field label={t('sending.subject')}>
          <Input
            name="subject"
            value={subject}
            maxLength={limits.lineLength}
            onChange={(_, { value }) => setSubject(value)}
          />
        </Field>
      )}
      {where && (
        <Field label={t('sending.text')}>
          <Textarea
            name="body"
            rows={6}
            resize="vertical"
            value={body}
            maxLength={limits.messageLength}
            onChange={(_, { value }) => setBody(value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}

/** The one that it came by first, then those with the same contact, the last one first. */
function useThreadsOf({ conversation_id, contact_id }: NewQuotation): Conversation[] | undefined {
  const found = useStored(
    (db) =>
      rowsWhere(
        db,
        'conversation',
        ({ id, contact_id: contact, ended }) =>
          !ended && (id === conversation_id || (contact_id !== null && contact === contact_id)),
      ),
    [conversation_id, contact_id],
  )
  return found?.toSorted(
    (a, b) => Number(b.id === conversation_id) - Number(a.id === conversation_id) || b.last_at - a.last_at,
  )
}

/** In the first language of the document. */
function useUsualWords({ languages, buyer }: NewQuotation, kind: QuotationKind) {
  const { t } = useTranslation('shopQuotations')
  const language = languages[0]!
  const name = buyer.name || t(`sending.sir.${language}`)
  return kind === 'proforma'
    ? { subject: t(`sending.usualProformaSubject.${language}`), body: t(`sending.usualProforma.${language}`, { name }) }
    : { subject: t(`sending.usualSubject.${language}`), body: t(`sending.usual.${language}`, { name }) }
}
