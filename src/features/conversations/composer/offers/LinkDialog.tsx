import { Field, Input, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LinkCard, linkCardLimits } from '#domain/conversations/messageExtra'
import { openableUrl, WebAddress } from '#domain/shared/schema'
import { lineFault } from '#domain/whatsapp/offers'
import { OfferDialog } from './OfferDialog.tsx'
import { type OfferProps, useLineWords, useSendOffer } from './useOffer.ts'

/** An address with what its page is called; with the picture of the draft it is a product. */
export function LinkDialog(props: OfferProps) {
  const { t } = useTranslation('conversations')
  const send = useSendOffer(props)
  const { body, url: typed } = partsOf(props.draft.value.body)
  const [text, setText] = useState(body)
  const [url, setUrl] = useState(typed)
  const [card, setCard] = useState({ title: '', price: '', description: '' })
  const [isChecked, setChecked] = useState(false)
  const words = useLineWords(isChecked)
  const picture = props.draft.files.find(({ mime }) => mime === 'image/jpeg' || mime === 'image/png')
  const address = readAddress(url)
  const isWrong = address === null && (isChecked || url.trim() !== '')
  const faults = {
    title: lineFault(card.title, linkCardLimits.title),
    price: optionalFault(card.price, linkCardLimits.price),
    description: optionalFault(card.description, linkCardLimits.description),
  }
  const extra: LinkCard | null = address && card.title.trim() ? { kind: 'link', url: address, ...trimmed(card) } : null
  async function submit() {
    setChecked(true)
    if (extra && !faults.title && !faults.price && !faults.description)
      await send(text, extra, picture ? [picture] : [])
  }
  return (
    <OfferDialog
      title={t('offer.link.title')}
      preview={extra && { body: text, extra }}
      onSend={submit}
      onClose={props.onClose}
    >
      <Field
        label={t('offer.link.url')}
        required
        hint={t('offer.link.urlHint')}
        {...(isWrong && { validationState: 'error' as const, validationMessage: t('offer.link.wrong') })}
      >
        <Input name="linkUrl" inputMode="url" value={url} onChange={(_, { value }) => setUrl(value)} />
      </Field>
      <Field label={t('offer.link.name')} required {...words(card.title, linkCardLimits.title, faults.title)}>
        <Input name="linkTitle" value={card.title} onChange={(_, { value }) => setCard({ ...card, title: value })} />
      </Field>
      <Field
        label={t('offer.link.price')}
        {...words(card.price, linkCardLimits.price, faults.price)}
        hint={t('offer.link.priceHint')}
      >
        <Input name="linkPrice" value={card.price} onChange={(_, { value }) => setCard({ ...card, price: value })} />
      </Field>
      <Field
        label={t('offer.link.description')}
        {...words(card.description, linkCardLimits.description, faults.description)}
        hint={t(picture ? 'offer.link.product' : 'offer.link.picture')}
      >
        <Textarea
          name="linkDescription"
          value={card.description}
          rows={2}
          onChange={(_, { value }) => setCard({ ...card, description: value })}
        />
      </Field>
      <Field label={t('offer.link.text')}>
        <Textarea name="linkText" value={text} rows={2} onChange={(_, { value }) => setText(value)} />
      </Field>
    </OfferDialog>
  )
}

/** Nobody has to say a price. */
function optionalFault(text: string, most: number) {
  const fault = lineFault(text, most)
  return fault === 'missing' ? null : fault
}

const trimmed = ({ title, price, description }: { title: string; price: string; description: string }) => ({
  title: title.trim(),
  price: price.trim(),
  description: description.trim(),
})

/** Null: it opens nothing. */
function readAddress(typed: string): string | null {
  const address = WebAddress.safeParse(typed)
  return address.success && address.data ? openableUrl(address.data) : null
}

/** The first address in what was typed, and the rest of it. */
function partsOf(draft: string): { body: string; url: string } {
  const url = /https?:\/\/\S+/i.exec(draft)?.[0] ?? ''
  return { body: draft, url: url.slice(0, linkCardLimits.url) }
}
