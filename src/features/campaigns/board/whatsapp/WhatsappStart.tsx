import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { mayNumberSend } from '#domain/whatsapp/campaignRules'
import { useWhatsappNumbers } from '../../../../components/whatsapp/useWhatsappNumbers.ts'
import { useUser } from '../../../../lib/session.ts'
import { whatsappNumbersPath, whatsappTemplatesPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../../task/channel.ts'
import { useSendableTemplates } from '../../task/whatsapp/useChosenTemplate.ts'
import { FirstSteps } from '../FirstSteps.tsx'

/** From nothing to the first message over WhatsApp: a number, what Meta says of it, and an approved template. */
export function WhatsappStart() {
  const { t } = useTaskWords()
  const { t: ofNumber } = useTranslation('whatsapp')
  const numbers = useWhatsappNumbers()
  const templates = useSendableTemplates([...new Set((numbers ?? []).map(({ setting }) => setting.waba))])
  const isSub = isSubAccount(useUser())
  if (!numbers || !templates) return null
  const isReady = numbers.some(mayNumberSend)
  if (isReady && templates.length > 0) return null
  if (isSub && !isReady)
    return (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{ofNumber('number.askMain')}</MessageBarBody>
      </MessageBar>
    )
  const first = numbers[0] ? `${whatsappNumbersPath}?number=${numbers[0].id}` : whatsappNumbersPath
  return (
    <FirstSteps
      steps={[
        { key: 'number', text: t('board.steps.number'), isDone: numbers.length > 0, to: whatsappNumbersPath },
        {
          key: 'tested',
          text: t('board.steps.tested'),
          isDone: isReady,
          to: first,
        },
        { key: 'template', text: t('board.steps.template'), isDone: templates.length > 0, to: whatsappTemplatesPath },
      ]}
    />
  )
}
