import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import type { SubLine } from './subList.ts'
import type { ExportCode } from './useExportCodes.ts'
import { useManage } from './useManage.ts'
import { useRecentNow } from './useRecentNow.ts'

type Props = { sub: SubLine; code: ExportCode | null; onCode: (code: string | null) => void }

/** The code that the main account tells a sub account, and the end of what it opened. */
export function ExportCodePart({ sub, code, onCode }: Props) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const isNeeded = useUser().export_verify
  const { make, revoke } = useCodes(sub, onCode)
  return (
    <div className={styles.root} role="group" aria-label={t('verify.title')}>
      <span>{t('verify.title')}</span>
      {isNeeded && code && <MadeCode code={code} />}
      {isNeeded ? (
        <div className={styles.actions}>
          <OnlineButton size="small" onClick={() => void make()}>
            {t(code ? 'verify.makeNew' : 'verify.make')}
          </OnlineButton>
          <OnlineButton size="small" appearance="subtle" onClick={() => void revoke()}>
            {t('verify.revoke')}
          </OnlineButton>
        </div>
      ) : (
        <span className={styles.note}>{t('verify.notNeeded')}</span>
      )}
    </div>
  )
}

function MadeCode({ code: { code, until } }: { code: ExportCode }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const toasts = useToasts()
  const minutes = Math.ceil((until - useRecentNow()) / 60_000)
  if (minutes <= 0) return <span className={styles.note}>{t('verify.over')}</span>
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    toasts.done(t('verify.copied'))
  }
  return (
    <div role="status" className={styles.made}>
      <strong className={styles.code}>{code}</strong>
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('verify.copy')}
        title={t('verify.copy')}
        onClick={() => void copy().catch(toasts.failed)}
      />
      <span className={styles.note}>{t('verify.left', { count: minutes })}</span>
    </div>
  )
}

function useCodes(sub: SubLine, onCode: Props['onCode']) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  return {
    async make() {
      const answer = await manage('operateExportVerify', { type: 'code', subuserid: sub.id }, () =>
        t('verify.made', { name: sub.name }),
      )
      if (answer?.code) onCode(answer.code)
    },
    async revoke() {
      const answer = await manage('operateExportVerify', { type: 'revoke', subuserids: [sub.id] }, () =>
        t('verify.revoked', { name: sub.name }),
      )
      if (answer) onCode(null)
    },
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    marginBlockStart: tokens.spacingVerticalS,
    paddingBlockStart: tokens.spacingVerticalS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  made: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  code: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.1em',
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
