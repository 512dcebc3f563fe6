import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'
import { useConnected } from '../../lib/useConnected.ts'
import { useManage } from './useManage.ts'

/** Whether everybody of the company needs a second step to sign in. */
export function SecondStepSwitch() {
  const { t } = useTranslation(['subAccounts', 'app'])
  const styles = useStyles()
  const security = useAnswer(authCalls.securityState, {}).answer?.data ?? null
  const isConnected = useConnected()
  const manage = useManage()
  const isOperators = security !== null && security.two_step_required && !security.company_requires_two_step
  const turn = async (type: 'enable' | 'disable') => {
    await manage('requireSecondStep', { type }, () => t(`secondStep.${type}`))
    askAgain()
  }
  return (
    <div className={styles.root}>
      <Switch
        checked={security?.two_step_required ?? false}
        onChange={(_, { checked }) => void turn(checked ? 'enable' : 'disable')}
        label={t('secondStep.label')}
        disabled={!isConnected || security === null || isOperators}
        {...(!isConnected && { title: t('app:waitsForNetwork') })}
      />
      <span className={styles.hint}>{t(isOperators ? 'secondStep.operators' : 'secondStep.hint')}</span>
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
