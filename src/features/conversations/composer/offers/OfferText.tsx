import { Field, Textarea } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { whatsappTextLimits } from '#domain/whatsapp/answering'
import { offerTextFault } from '#domain/whatsapp/offers'
import { useLineWords } from './useOffer.ts'

type Props = { text: string; isChecked: boolean; onText: (text: string) => void }

/** What stands above buttons, a list or a request. */
export function OfferText({ text, isChecked, onText }: Props) {
  const { t } = useTranslation('conversations')
  const words = useLineWords(isChecked)
  return (
    <Field label={t('offer.text')} required {...words(text, whatsappTextLimits.interactive, offerTextFault(text))}>
      <Textarea name="text" rows={3} resize="vertical" value={text} onChange={(_, { value }) => onText(value)} />
    </Field>
  )
}
