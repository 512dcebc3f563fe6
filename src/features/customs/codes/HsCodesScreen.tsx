import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { findHsCodes, type HsCode, type HsIndex, hsCodesBelow, hsTitleOf } from '#domain/customs/hsCodes'
import { hsSections } from '#domain/customs/hsSections'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { language } from '../../../lib/texts.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { customsCodesPath, shipmentsOf, tradeOfCode } from '../customsPaths.ts'
import { useHsIndex } from '../useHsIndex.ts'
import { WordLink } from '../WordLink.tsx'

const shown = 100

const codesBelow = ({ code }: HsCode) => `${customsCodesPath}?below=${code}`

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
  const chapter = index.byCode.get(below.slice(0, 2))
  if (parent)
    return (
      <>
        <nav>
          <WordLink to={customsCodesPath}>{t('codes.sections')}</WordLink>
          {chapter && chapter !== parent && (
            <>
              {' › '}
              <WordLink to={codesBelow(chapter)}>{`${chapter.code} ${chapter[lang]}`}</WordLink>
            </>
          )}
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
            {one.code.length < 6 ? <WordLink to={codesBelow(one)}>{one[lang]}</WordLink> : hsTitleOf(one, lang)}
          </span>
          <WordLink to={tradeOfCode(one.code)} label={`${t('codes.trade')}: ${one.code}`}>
            {t('codes.trade')}
          </WordLink>
          <WordLink to={shipmentsOf(one.code)} label={`${t('codes.shipments')}: ${one.code}`}>
            {t('codes.shipments')}
          </WordLink>
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
