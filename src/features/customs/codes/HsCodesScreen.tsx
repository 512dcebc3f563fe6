import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { findHsCodes, type HsCode, type HsIndex, hsCodesBelow } from '#domain/customs/hsCodes'
import { hsSections } from '#domain/customs/hsSections'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { language } from '../../../lib/texts.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { customsCodesPath, shipmentsOf, tradeOfCode } from '../customsPaths.ts'
import { useHsIndex } from '../useHsIndex.ts'

const shown = 100

/** The Harmonized System, searched or walked through from its sections; all of it is on the device. */
export function HsCodesScreen() {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const [params, setParams] = useAddress()
  const index = useHsIndex()
  const [typed, below] = [params.get('q') ?? '', params.get('below') ?? '']
  return (
    <div className={styles.root}>
      <Page title={t('codes.title')} intro={t('codes.intro')}>
        <Sheet>
          <SearchField
            text={typed}
            onText={(q) => setParams(q ? { q } : {}, { replace: true })}
            label={t('codes.find')}
          />
          <p className={styles.note}>{t('codes.note')}</p>
          {index && (typed ? <FoundCodes index={index} typed={typed} /> : <Walk index={index} below={below} />)}
        </Sheet>
      </Page>
    </div>
  )
}

function FoundCodes({ index, typed }: { index: HsIndex; typed: string }) {
  const { t } = useTranslation('customs')
  const found = findHsCodes(index, typed, shown)
  return found.length ? (
    <CodeList codes={found} />
  ) : (
    <EmptyState title={t('codes.nothing')} text={t('codes.nothingText')} />
  )
}

function Walk({ index, below }: { index: HsIndex; below: string }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const parent = index.byCode.get(below)
  if (parent)
    return (
      <>
        <nav>
          <Link to={customsCodesPath}>{t('codes.sections')}</Link>
          {' › '}
          {below} {parent[lang]}
        </nav>
        <CodeList codes={[parent, ...hsCodesBelow(index, below)]} />
      </>
    )
  return hsSections.map((section) => (
    <details key={section.section}>
      <summary className={styles.section}>
        <strong>{t('codes.section', { section: section.section })}</strong> {section[lang]}
      </summary>
      <CodeList
        codes={index.codes.filter(
          ({ code }) => code.length === 2 && Number(code) >= section.from && Number(code) <= section.to,
        )}
      />
    </details>
  ))
}

function CodeList({ codes }: { codes: readonly HsCode[] }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  return (
    <ul className={styles.list}>
      {codes.map((one) => (
        <li key={one.code} className={styles.item}>
          <span className={styles.code}>{one.code}</span>
          <span className={styles.name}>
            {one.code.length === 2 ? <Link to={`${customsCodesPath}?below=${one.code}`}>{one[lang]}</Link> : one[lang]}
          </span>
          <Link to={tradeOfCode(one.code)} aria-label={`${t('codes.trade')}: ${one.code}`}>
            {t('codes.trade')}
          </Link>
          <Link to={shipmentsOf(one.code)} aria-label={`${t('codes.shipments')}: ${one.code}`}>
            {t('codes.shipments')}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  section: { paddingBlock: tokens.spacingVerticalS, cursor: 'pointer' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (pointer: coarse)': { paddingBlock: tokens.spacingVerticalM },
  },
  code: { minWidth: '56px', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  name: { flex: '1 1 220px', minWidth: 0 },
})
