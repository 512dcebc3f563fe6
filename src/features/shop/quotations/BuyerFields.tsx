import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { NewQuotation } from '#domain/shop/quotation/quotation'
import { contactById } from '#workers/database/read'
import { ContactPicker } from '../../../components/ContactPicker.tsx'
import { phone } from '../../../lib/media.ts'
import { readOnce } from '../../../lib/reader.ts'
import { buyerFrom } from './useNewOffer.ts'

type Props = {
  offer: NewQuotation
  fault: string | undefined
  onOffer: (fields: Partial<NewQuotation>) => void
}
type BuyerField = keyof NewQuotation['buyer']

const lines: readonly { field: BuyerField; most: number }[] = [
  { field: 'company', most: 200 },
  { field: 'name', most: 200 },
  { field: 'email', most: 200 },
  { field: 'phone', most: 60 },
]

/** Whom it is for, as it stands in the document; a contact fills it in, and what is typed counts. */
export function BuyerFields({ offer, fault, onOffer }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const { buyer } = offer
  const set = (field: BuyerField, value: string) => onOffer({ buyer: { ...buyer, [field]: value } })
  async function choose(id: string) {
    const contact = await readOnce((db) => contactById(db, id))
    if (contact)
      onOffer({ contact_id: id, conversation_id: null, buyer: { ...buyerFrom(contact), address: buyer.address } })
  }
  return (
    <section className={styles.root} aria-label={t('buyer.title')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('buyer.title')}</h2>
        <ContactPicker
          label={t('buyer.choose')}
          having="emails"
          noteOf={({ emails }) => emails[0]?.email ?? ''}
          onChoose={({ id }) => void choose(id)}
          words={{ find: t('buyer.find'), none: t('buyer.none') }}
          trigger={<Button icon={<PersonSearchRegular />}>{t('buyer.choose')}</Button>}
        />
      </div>
      {lines.map(({ field, most }) => (
        <Field
          key={field}
          label={t(`buyer.${field}`)}
          {...(field === 'company' && fault && { validationState: 'error', validationMessage: fault })}
        >
          <Input
            name={`buyer_${field}`}
            value={buyer[field]}
            maxLength={most}
            onChange={(_, { value }) => set(field, value)}
          />
        </Field>
      ))}
      <Field label={t('buyer.address')} className={styles.wide}>
        <Textarea
          name="buyer_address"
          rows={2}
          resize="vertical"
          value={buyer.address}
          maxLength={400}
          onChange={(_, { value }) => set('address', value)}
        />
      </Field>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingVerticalM,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    gridColumn: '1 / -1',
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  wide: { gridColumn: '1 / -1' },
})
