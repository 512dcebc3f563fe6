import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { channelCalls } from '#domain/channels/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Part } from '../../../components/Part.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** Where the service tells what became of messages. */
export function WebhookPart({ route }: { route: SmsAccount }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const { moment } = useFormats()
  const answered = useAnswer(channelCalls.webhook, { id: route.id })
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => toasts.done(t('route.webhook.copied')),
      (error: unknown) => toasts.failed(error),
    )
  return (
    <Part title={t('route.webhook.title')}>
      <AnswerView answered={answered} lines={2}>
        {({ url, heard_at }) =>
          url === null ? (
            <p className={styles.note}>{t('route.webhook.none')}</p>
          ) : (
            <>
              <Field label={t('route.webhook.label')} hint={t('route.webhook.hint')}>
                <Input readOnly value={url} onFocus={(event) => event.target.select()} />
              </Field>
              <div className={styles.line}>
                <Button icon={<CopyRegular />} onClick={() => void copy(url)}>
                  {t('route.webhook.copy')}
                </Button>
                <span className={styles.note}>
                  {heard_at === null ? t('route.webhook.never') : t('route.webhook.heard', { time: moment(heard_at) })}
                </span>
              </div>
            </>
          )
        }
      </AnswerView>
    </Part>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})
