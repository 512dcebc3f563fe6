import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { renew } from '../../lib/keptSession.ts'
import { useUser } from '../../lib/session.ts'
import { useConnected } from '../../lib/useConnected.ts'
import { useManage } from './useManage.ts'

/** Whether sub accounts need a code before they export. */
export function ExportVerification() {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const user = useUser()
  const isConnected = useConnected()
  const manage = useManage()
  const turn = async (isOn: boolean) => {
    const answer = await manage('operateExportVerify', { type: isOn ? 'on' : 'off' }, () =>
      t(isOn ? 'verify.on' : 'verify.off'),
    )
    if (answer) await renew({ ...user, export_verify: answer.export_verify })
  }
  return (
    <div className={styles.root}>
      <Switch
        checked={user.export_verify}
        onChange={(_, { checked }) => void turn(checked)}
        label={t('verify.label')}
        disabled={!isConnected}
        {...(!isConnected && { title: t('offlineButton') })}
      />
      <span className={styles.hint}>{t('verify.hint', { minutes: limits.exportVerificationMinutes })}</span>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `0 ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    '@media (pointer: coarse)': { '& .fui-Switch': { minHeight: '44px' } },
  },
  hint: { color: tokens.colorNeutralForeground3, paddingInline: tokens.spacingHorizontalS },
})
