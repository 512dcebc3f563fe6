import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, PersonRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { type TypedSms, textFor } from '#domain/sms/compose'
import { offerFor } from '#domain/sms/offer'
import { measureSms } from '#domain/sms/parts'
import { contactById } from '#workers/database/read'
import { useCountryName } from '../../lib/countries.ts'
import { countryOfPhone } from '../../lib/phones.ts'
import { useStored } from '../../lib/reader.ts'
import { ContactPicker } from '../ContactPicker.tsx'
import { useMergeValues } from '../mail/useMergeValues.ts'
import { useMoney } from './useMoney.ts'
import { useSmsMeans } from './useSmsRules.ts'

type Props = { typed: TypedSms; routes: readonly SmsAccount[]; countries: readonly string[] }

/** The message as one contact would read it, over the route that would take it, with its price. */
export function SmsPreview({ typed, routes, countries }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const [contact, setContact] = useState<{ id: string; name: string } | null>(null)
  const values = useMergeValues(contact?.id ?? null)
  const means = useSmsMeans()
  const chosen = usePhoneOf(contact?.id ?? null)
  // Without a contact as most of those read it that it goes to.
  const { phone, country } = chosen.phone ? chosen : { phone: '', country: countries[0] ?? '' }
  const receiver = { values, country }
  const offer = offerFor(typed, routes, receiver, means)
  const text = offer?.text ?? textFor(typed, receiver)
  const { parts } = measureSms(text)
  return (
    <section className={styles.root} aria-label={t('preview.title')}>
      <div className={styles.head}>
        <strong>{t('preview.title')}</strong>
        <ContactPicker
          label={t('preview.contact')}
          having="phones"
          noteOf={({ phones }) => (phones[0] ? writtenPhone(phones[0].full_number) : '')}
          onChoose={({ id, name, company, phones }) =>
            setContact({ id, name: name || company || phones[0]!.full_number })
          }
          nobody={{ text: t('preview.nobody'), onChoose: () => setContact(null) }}
          words={{ find: t('preview.find'), none: t('preview.none') }}
          trigger={
            <Button size="small" icon={<PersonRegular />} className={styles.button}>
              <span className={styles.name}>{contact?.name ?? t('preview.contact')}</span>
              <ChevronDownRegular aria-hidden />
            </Button>
          }
        />
      </div>
      <p className={styles.bubble} lang={typed.language === 'zh' ? 'zh-CN' : 'en'}>
        {text.trim() ? text : t('preview.empty')}
      </p>
      <Price
        offer={offer}
        country={country}
        phone={phone}
        parts={parts}
        points={parts * means.pointsIn(country)}
        hasRoutes={routes.length > 0}
      />
    </section>
  )
}

type PriceProps = {
  offer: ReturnType<typeof offerFor>
  country: string
  phone: string
  parts: number
  points: number
  hasRoutes: boolean
}

function Price({ offer, country, phone, parts, points, hasRoutes }: PriceProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const countryName = useCountryName()
  const money = useMoney()
  const to = [phone && writtenPhone(phone), country && countryName(country)].filter(Boolean).join(' · ')
  const said = offer
    ? [
        to,
        t('compose.parts', { count: offer.parts }),
        t('compose.points', { count: offer.points }),
        offer.money === null
          ? t('preview.noPrice', { route: offer.route.name })
          : t('preview.price', { money: money(offer.money, offer.route.currency), route: offer.route.name }),
      ]
    : [
        to,
        t('compose.parts', { count: parts }),
        t('compose.points', { count: points }),
        ...(hasRoutes && country ? [t('preview.noRoute')] : []),
      ]
  return <p className={styles.price}>{said.filter(Boolean).join(' · ')}</p>
}

const nowhere = { phone: '', country: '' }
/** The number that would be written to, and its country. */
function usePhoneOf(contact: string | null) {
  return (
    useStored(
      async (db) => {
        const row = contact ? await contactById(db, contact) : null
        const phone = row?.phones[0]?.full_number ?? ''
        return phone ? { phone, country: (await countryOfPhone(phone)) || (row?.country ?? '') } : nowhere
      },
      [contact],
    ) ?? nowhere
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
  },
  button: { maxWidth: '220px' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', marginInlineEnd: '4px' },
  bubble: {
    justifySelf: 'start',
    maxWidth: '36ch',
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  price: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
})
