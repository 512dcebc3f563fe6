import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lacksSecrets, type SmsAccount } from '#domain/channels/account'
import { Sheet } from '../../../components/Sheet.tsx'
import { Steps } from '../../../components/sms/Steps.tsx'
import { smsRoutesPath } from '../../../lib/smsPaths.ts'

/** From nothing to the first message in three steps, with how far one is. */
export function FirstSteps({ routes }: { routes: readonly SmsAccount[] }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const done = {
    service: routes.length > 0,
    secret: routes.some((route) => !lacksSecrets(route)),
    test: routes.some(({ tested_at }) => tested_at !== null),
  }
  const next = routes[0] ? `${smsRoutesPath}?route=${routes[0].id}` : `${smsRoutesPath}?route=new`
  return (
    <Sheet>
      <section className={styles.root} aria-label={t('board.stepsTitle')}>
        <h2 className={styles.title}>{t('board.stepsTitle')}</h2>
        <Steps
          steps={(['service', 'secret', 'test'] as const).map((step) => ({
            key: step,
            text: t(`route.steps.${step}`),
            isDone: done[step],
          }))}
        />
        <Link className={styles.link} to={next}>
          {t(routes.length > 0 ? 'board.stepsGoOn' : 'board.stepsBegin')}
        </Link>
      </section>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '640px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  link: {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
