import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offerTextFault } from '#domain/whatsapp/offers'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferText } from './OfferText.tsx'
import { type OfferProps, useSendOffer } from './useOffer.ts'

/** Asks somebody who hides their number for it. */
export function NumberRequestDialog(props: OfferProps) {
  const { t } = useTranslation('conversations')
  const send = useSendOffer(props)
  const [text, setText] = useState(props.draft.value.body || t('offer.contact.first'))
  const [isChecked, setChecked] = useState(false)
  async function submit() {
    setChecked(true)
    if (offerTextFault(text) === null) await send(text, { kind: 'contactRequest' })
  }
  return (
    <OfferDialog
      title={t('offer.contact.title')}
      preview={{ body: text, extra: { kind: 'contactRequest' } }}
      onSend={submit}
      onClose={props.onClose}
    >
      <Text>{t('offer.contact.intro')}</Text>
      <OfferText text={text} isChecked={isChecked} onText={setText} />
    </OfferDialog>
  )
}
