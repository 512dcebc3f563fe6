import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import { type AutoReply, fittingReply } from '#domain/conversations/autoReply'
import { withCompany } from '#domain/conversations/companyProfile'
import { keywordIn } from '#domain/sms/optOut'
import { Part } from '../../../components/Part.tsx'
import { useNow } from '../../../lib/reminders.ts'
import { useCompanyProfile } from './useCompanyProfile.ts'

/** What would be answered to a message now; nothing is sent. */
export function TryReply({ replies }: { replies: readonly AutoReply[] }) {
  const { t } = useTranslation('sms')
  const [text, setText] = useState('')
  return (
    <Part title={t('autoReply.try.title')}>
      <Field label={t('autoReply.try.text')}>
        <Input name="try" value={text} maxLength={1_000} onChange={(_, { value }) => setText(value)} />
      </Field>
      <div role="status">{text.trim() !== '' && <TriedAnswer replies={replies} text={text} />}</div>
    </Part>
  )
}

function TriedAnswer({ replies, text }: { replies: readonly AutoReply[]; text: string }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const at = useNow()
  const company = useCompanyProfile() ?? null
  if (keywordIn(text) !== null) return <p className={styles.note}>{t('autoReply.try.keyword')}</p>
  const reply = fittingReply(replies, { channel_account_id: null, texts: [text], at, company }, tableOffsetAt)
  if (!reply) return <p className={styles.note}>{t('autoReply.try.nothing')}</p>
  return (
    <>
      <p className={styles.note}>{t('autoReply.try.answers', { name: reply.name })}</p>
      <p className={styles.text}>
        {withCompany(reply.text, company, { language: reply.language, at, offsetAt: tableOffsetAt })}
      </p>
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})
