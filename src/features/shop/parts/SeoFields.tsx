import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { seoFaults, seoLengths, seoSnippet, widthOf } from '#domain/shop/seoCheck'
import type { ShopLanguage, ShopTexts } from '#domain/shop/texts'
import { TextsField } from './TextsField.tsx'

type Props = {
  page: Parameters<typeof seoFaults>[0]
  slug: string
  language: ShopLanguage
  isTwice: boolean
  material: (wanted: string) => string
  onSeo: (some: { seo_title?: ShopTexts; seo_description?: ShopTexts }) => void
}

/** What search engines show, as they show it, and what is against it while it is typed. */
export function SeoFields({ page, slug, language, isTwice, material, onSeo }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const snippet = seoSnippet(page, language)
  const faults = seoFaults(page, language, isTwice)
  const length = (text: string, most: number) => t('seo.length', { count: widthOf(text), most })
  return (
    <section className={styles.root} aria-label={t('seo.label')}>
      <TextsField
        label={t('field.seo_title')}
        name="seo_title"
        texts={page.seo_title}
        language={language}
        most={limits.seoTitleLength}
        hint={length(snippet.title, seoLengths.title.most)}
        material={() => material(t('field.seo_title'))}
        onTexts={(seo_title) => onSeo({ seo_title })}
      />
      <TextsField
        label={t('field.seo_description')}
        name="seo_description"
        texts={page.seo_description}
        language={language}
        most={limits.seoDescriptionLength}
        rows={3}
        hint={length(snippet.description, seoLengths.description.most)}
        material={() => material(t('field.seo_description'))}
        onTexts={(seo_description) => onSeo({ seo_description })}
      />
      <div className={styles.snippet} lang={language} aria-label={t('seo.snippet')}>
        <span className={styles.address}>{`…/${slug}`}</span>
        <span className={styles.title}>{snippet.title || t('product.nameless')}</span>
        <span className={styles.text}>{snippet.description}</span>
      </div>
      {faults.length === 0 ? (
        <p className={styles.good}>{t('seo.good')}</p>
      ) : (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{t(`seo.fault.${fault}`)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  snippet: {
    display: 'grid',
    gap: '2px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  address: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: { color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase400 },
  text: { color: tokens.colorNeutralForeground2 },
  good: { margin: 0, color: tokens.colorPaletteGreenForeground1 },
  faults: { margin: 0, paddingLeft: tokens.spacingHorizontalXL, color: tokens.colorPaletteDarkOrangeForeground1 },
})
