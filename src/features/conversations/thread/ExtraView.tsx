import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowReplyRegular, ContactCardRegular, LinkRegular, ListRegular, LocationRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import { writtenCoordinates } from '#domain/whatsapp/offers'
import { language } from '../../../lib/texts.ts'
import { CommentCard } from './CommentCard.tsx'
import { mapLink } from './mapLink.ts'

/** What a message shows below its text: a place, cards, and what was offered to be tapped. */
export function ExtraView({ extra }: { extra: MessageExtra }) {
  switch (extra.kind) {
    case 'location':
      return <PlaceCard place={extra} />
    case 'buttons':
      return <OfferedButtons buttons={extra.buttons} />
    case 'list':
      return <OfferedRows list={extra} />
    case 'contactRequest':
      return <ContactButton />
    case 'link':
      return <LinkView card={extra} />
    case 'comment':
      return <CommentCard comment={extra} />
    case 'contacts':
      return <Cards people={extra.people} />
    default:
      return null
  }
}

/** Whether it is drawn, so that no sign has to stand for it. */
export const isDrawn = (extra: MessageExtra | null | undefined): boolean =>
  extra != null && ['location', 'buttons', 'list', 'contactRequest', 'contacts', 'link', 'comment'].includes(extra.kind)

type Of<K extends MessageExtra['kind']> = Extract<MessageExtra, { kind: K }>

function PlaceCard({ place }: { place: Of<'location'> }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const lang = language.useValue()
  const { name, address } = place
  return (
    <section className={styles.card} aria-label={t('offer.shown.place')}>
      <LocationRegular className={styles.pin} aria-hidden />
      <div className={styles.lines}>
        {name && <strong>{name}</strong>}
        {address && <span>{address}</span>}
        <span className={styles.faint}>{writtenCoordinates(place)}</span>
        <Link className={styles.link} href={mapLink(place, name, lang)} target="_blank" rel="noopener noreferrer">
          {t('offer.shown.map')}
        </Link>
      </div>
    </section>
  )
}

/** What its writer says that the page is called; where it leads is written out. */
function LinkView({ card: { url, title, description, price } }: { card: Of<'link'> }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <section className={styles.card} aria-label={t('offer.shown.link')}>
      <LinkRegular className={styles.pin} aria-hidden />
      <div className={styles.lines}>
        <strong>{title}</strong>
        {price && <span>{price}</span>}
        {description && <span className={styles.faint}>{description}</span>}
        <Link className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          {hostOf(url)}
        </Link>
      </div>
    </section>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

function OfferedButtons({ buttons }: Pick<Of<'buttons'>, 'buttons'>) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <ul className={styles.choices} aria-label={t('offer.shown.buttons')}>
      {buttons.map(({ id, title }) => (
        <li key={id} className={styles.choice}>
          <ArrowReplyRegular aria-hidden />
          <span className={styles.words}>{title}</span>
        </li>
      ))}
    </ul>
  )
}

function OfferedRows({ list: { button, sections } }: { list: Of<'list'> }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <details className={styles.list} aria-label={t('offer.shown.list')}>
      <summary className={styles.choice}>
        <ListRegular aria-hidden />
        <span className={styles.words}>{button}</span>
      </summary>
      {sections.map(({ title, rows }) => (
        <div key={rows[0]?.id ?? title} className={styles.section}>
          {title && <strong className={styles.faint}>{title}</strong>}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id} className={styles.lines}>
                <span>{row.title}</span>
                {row.description && <span className={styles.faint}>{row.description}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

function ContactButton() {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <span className={styles.choice}>
      <ContactCardRegular aria-hidden />
      <span className={styles.words}>{t('offer.shown.contact')}</span>
    </span>
  )
}

function Cards({ people }: { people: Of<'contacts'>['people'] }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <ul className={styles.choices} aria-label={t('offer.shown.cards')}>
      {people.map(({ name, phones, isOwn }) => (
        <li key={`${name} ${phones.join()}`} className={mergeClasses(styles.card, styles.small)}>
          <ContactCardRegular className={styles.pin} aria-hidden />
          <div className={styles.lines}>
            {name && <strong>{name}</strong>}
            {phones.map((phone) => (
              <span key={phone}>{/^\d/.test(phone) ? `+${phone}` : phone}</span>
            ))}
            {isOwn && <span className={styles.faint}>{t('offer.shown.own')}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  small: { padding: tokens.spacingHorizontalS },
  pin: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  lines: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  faint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: {
    justifySelf: 'start',
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  choices: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
  },
  choice: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  list: {
    display: 'grid',
    minWidth: 0,
    '& > summary': { cursor: 'pointer', listStyleType: 'none' },
    '& > summary:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '@media (pointer: coarse)': { '& > summary': { minHeight: '44px', boxSizing: 'border-box' } },
  },
  section: { display: 'grid', gap: tokens.spacingVerticalXS, paddingBlock: tokens.spacingVerticalXS, minWidth: 0 },
  rows: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})
