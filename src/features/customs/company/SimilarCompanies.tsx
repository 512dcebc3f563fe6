import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import { hsNameOf } from '#domain/customs/hsCodes'
import { Sheet } from '../../../components/Sheet.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { language } from '../../../lib/texts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { companyPath } from '../customsPaths.ts'
import { useHsIndex } from '../useHsIndex.ts'
import { WordLink } from '../WordLink.tsx'

/** Companies that trade the same with the same countries, each with what it has in common. */
export function SimilarCompanies({ id }: { id: number }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const index = useHsIndex()
  const countryName = useCountryName()
  const { answer } = useAnswer(customsCalls.similar, { id })
  const companies = answer?.data.companies
  if (!companies?.length) return null
  const headingOf = (code: string) => `${code} ${index ? hsNameOf(index, code, lang) : ''}`.trim()
  return (
    <Sheet>
      <section aria-label={t('similar.title')}>
        <h2 className={styles.title}>{t('similar.title')}</h2>
        <p className={styles.why}>{t('similar.text')}</p>
        <ul className={styles.list}>
          {companies.map((one) => (
            <li key={one.id} className={styles.item}>
              <WordLink to={companyPath(one.id)}>{one.name}</WordLink> {countryName(one.country)}
              <div className={styles.why}>
                {t('similar.why', {
                  headings: one.headings.map(headingOf).join(', '),
                  countries: one.countries.map(countryName).join(', '),
                })}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  why: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
})
