import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { renew } from '../../lib/keptSession.ts'
import { currentUser, useUser } from '../../lib/session.ts'
import { useConnected } from '../../lib/useConnected.ts'
import { useManage } from './useManage.ts'

/** Whether sub accounts need a code before they export. */
export function ExportVerification() {
  const { t } = useTranslation(['subAccounts', 'app'])
  const styles = useStyles()
  const isOn = useUser().export_verify
  const isConnected = useConnected()
  const manage = useManage()
  const turn = async (type: 'on' | 'off') => {
    const answer = await manage('operateExportVerify', { type }, () => t(`verify.${type}`))
    const user = currentUser()
    if (answer && user) await renew({ ...user, export_verify: answer.export_verify })
  }
  return (
    <div className={styles.root}>
      <Switch
        checked={isOn}
        onChange={(_, { checked }) => void turn(checked ? 'on' : 'off')}
        label={t('verify.label')}
        disabled={!isConnected}
        {...(!isConnected && { title: t('app:waitsForNetwork') })}
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
