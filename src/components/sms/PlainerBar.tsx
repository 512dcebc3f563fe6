import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { plainerSms } from '#domain/sms/plainer'

/** Signs that make a text dearer, and one tap that puts plain ones in their place. */
export function PlainerBar({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('sms')
  const plainer = plainerSms(text)
  if (!plainer) return null
  const { replaced, partsBefore, parts } = plainer
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('compose.plainer', { signs: replaced.join(' '), before: partsBefore, after: parts })}{' '}
        <Button size="small" onClick={() => onText(plainer.text)}>
          {t('compose.plainerDo')}
        </Button>
      </MessageBarBody>
    </MessageBar>
  )
}
