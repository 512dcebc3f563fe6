import { makeStyles, tokens } from '@fluentui/react-components'
import { CameraRegular, type FluentIcon, KeyboardRegular, QrCodeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../components/Page.tsx'
import { useAddress } from '../../lib/useAddress.ts'
import { BoothPart } from './BoothPart.tsx'
import { CaptureDialog } from './CaptureDialog.tsx'
import { CounterPart } from './CounterPart.tsx'
import { type Capture, type CaptureWay, useCaptures, ways } from './captures.ts'
import { QueuePart } from './QueuePart.tsx'
import { ReadingPart } from './ReadingPart.tsx'
import { ShareLeadsPart } from './ShareLeadsPart.tsx'
import { StampPart } from './StampPart.tsx'
import { useFairs } from './useFairs.ts'

const icons = { card: CameraRegular, code: QrCodeRegular, typed: KeyboardRegular } satisfies Record<
  CaptureWay,
  FluentIcon
>

/** The page of somebody who stands at a booth: capture first, then what it is stamped with. */
export function FairScreen() {
  // The recorder of voices speaks the words of contacts: they come with the page, not while a card is held.
  const { t } = useTranslation(['fair', 'contacts'])
  const styles = useStyles()
  const [address, setAddress] = useAddress()
  const known = useFairs()
  const captures = useCaptures()
  const [goOn, setGoOn] = useState<Capture | null>(null)
  if (!known || !captures) return null

  const { fairs, fair, choice } = known
  const asked = ways.find((way) => way === address.get('capture'))
  const way = goOn?.way ?? asked
  const unfinished = captures.filter(({ isKept }) => !isKept)
  const close = () => {
    setGoOn(null)
    setAddress({}, { replace: true })
  }
  return (
    <Page title={t('menu')} intro={t('intro')}>
      <section className={styles.ways} aria-label={t('capture.label')}>
        {ways.map((one) => {
          const Icon = icons[one]
          return (
            <button key={one} type="button" className={styles.way} onClick={() => setAddress({ capture: one })}>
              <Icon className={styles.icon} aria-hidden />
              <span className={styles.words}>
                <strong className={styles.name}>{t(`capture.${one}`)}</strong>
                <span className={styles.note}>{t(`capture.${one}Note`)}</span>
              </span>
            </button>
          )
        })}
      </section>
      <CounterPart unfinished={unfinished.length} onGoOn={() => setGoOn(unfinished[0] ?? null)} />
      <StampPart fairs={fairs} fair={fair} choice={choice} />
      <QueuePart captures={captures.filter(({ isKept }) => isKept)} />
      <ShareLeadsPart />
      <BoothPart fairs={fairs} fair={fair} choice={choice} />
      <ReadingPart />
      {way && (
        <CaptureDialog
          key={goOn?.id ?? way}
          way={way}
          unfinished={goOn ?? unfinished.find((one) => one.way === way) ?? null}
          fair={fair}
          choice={choice}
          onWay={(next) => setAddress({ capture: next }, { replace: true })}
          onClose={close}
        />
      )}
    </Page>
  )
}

const useStyles = makeStyles({
  ways: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  way: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '88px',
    padding: tokens.spacingHorizontalL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { flexShrink: 0, fontSize: '32px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid', minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
