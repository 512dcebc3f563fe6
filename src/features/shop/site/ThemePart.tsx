import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { type SiteTheme, siteThemes } from '#domain/shop/site/themes'
import { Part } from '../../../components/Part.tsx'
import { request } from '../../../lib/http.ts'
import type { SiteChange } from './useSiteChange.ts'

/** How the shop looks from the next publishing on. */
export function ThemePart({ theme, change }: { theme: SiteTheme; change: SiteChange }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const choose = (chosen: SiteTheme) =>
    change(() => request(shopSiteCalls.setTheme, { theme: chosen }), t('theme.saved'))
  return (
    <Part title={t('theme.title')}>
      <p className={styles.note}>{t('theme.text')}</p>
      <RadioGroup aria-label={t('theme.title')} value={theme} onChange={(_, { value }) => choose(value as SiteTheme)}>
        {siteThemes.map((one) => (
          <Radio
            key={one}
            value={one}
            label={
              <>
                {t(`theme.${one}`)} <span className={styles.what}>{t(`theme.${one}Text`)}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Part>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  what: { display: 'block', color: tokens.colorNeutralForeground3 },
})
