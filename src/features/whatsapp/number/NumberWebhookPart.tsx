import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { WhatsappAccount } from '#domain/channels/account'
import { numberCalls } from '#domain/whatsapp/numberCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** Whether Meta tells this server of receipts and answers; and where, for an app that is set up by hand. */
export function NumberWebhookPart({ account }: { account: WhatsappAccount }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { moment } = useFormats()
  const answered = useAnswer(numberCalls.webhook, { id: account.id })
  return (
    <Part title={t('number.webhook.title')}>
      <AnswerView answered={answered} lines={3}>
        {({ address, heard_at }) =>
          address === null ? (
            <>
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{t('number.webhook.none')}</MessageBarBody>
              </MessageBar>
              <p className={styles.note}>{t('number.webhook.how')}</p>
            </>
          ) : (
            <>
              <p className={styles.note}>
                {account.number?.is_heard ? t('number.webhook.subscribed') : t('number.webhook.notSubscribed')}
              </p>
              <p className={styles.note}>
                {heard_at === null ? t('number.webhook.never') : t('number.webhook.heard', { time: moment(heard_at) })}
              </p>
              <Copied label={t('number.webhook.url')} value={address.url} />
              <Copied label={t('number.webhook.verifyToken')} value={address.verify_token} />
            </>
          )
        }
      </AnswerView>
    </Part>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const toasts = useToasts()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toasts.done(t('number.webhook.copied')),
      (error: unknown) => toasts.failed(error),
    )
  return (
    <div className={styles.line}>
      <Field label={label} className={styles.value}>
        <Input readOnly value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={<CopyRegular />} aria-label={t('number.webhook.copyOf', { label })} onClick={() => void copy()} />
    </div>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  line: { display: 'flex', alignItems: 'end', gap: tokens.spacingHorizontalS },
  value: { flex: '1 1 auto', minWidth: 0 },
})
