import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecurityState } from '#domain/auth/security'
import { AnswerView } from '../../components/AnswerView.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Part } from '../../components/Part.tsx'
import type { AnswerState } from '../../lib/useAnswer.ts'
import { AccountLine, Lines } from './AccountLine.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RenewDialog } from './RenewDialog.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { TwoStepDialog } from './TwoStepDialog.tsx'

const dialogs = { password: PasswordDialog, setUp: TwoStepDialog, renew: RenewDialog }

type SecurityDialog = keyof typeof dialogs | 'turnOff'

/** The password and what is asked for besides. */
export function Security({ answered }: { answered: AnswerState<SecurityState> }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState<SecurityDialog | null>(null)
  const Dialog = open && open !== 'turnOff' && dialogs[open]
  const isRequired = answered.answer?.data.two_step_required ?? false
  return (
    <Part title={t('security.title')}>
      <AnswerView answered={answered} lines={2}>
        {(security) => (
          <Lines>
            <PasswordLine security={security} onOpen={setOpen} />
            <TwoStepLine security={security} onOpen={setOpen} />
          </Lines>
        )}
      </AnswerView>
      {Dialog && <Dialog onClose={() => setOpen(null)} />}
      {open === 'turnOff' && <TurnOffDialog isRequired={isRequired} onClose={() => setOpen(null)} />}
    </Part>
  )
}

type Props = { security: SecurityState; onOpen: (dialog: SecurityDialog) => void }

function PasswordLine({ security, onOpen }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const change = (
    <OnlineButton aria-label={t('password.title')} onClick={() => onOpen('password')}>
      {t('security.change')}
    </OnlineButton>
  )
  return (
    <AccountLine name={t('security.password')} action={security.has_password && change}>
      <span className={styles.note}>
        {t(security.has_password ? 'security.passwordNote' : 'security.passwordMissing')}
      </span>
    </AccountLine>
  )
}

function TwoStepLine({ security, onOpen }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  if (!security.two_step)
    return (
      <AccountLine
        name={t('security.twoStep')}
        action={
          security.has_password && (
            <OnlineButton aria-label={t('twoStep.title')} onClick={() => onOpen('setUp')}>
              {t('security.setUp')}
            </OnlineButton>
          )
        }
      >
        <span className={styles.note}>{t('security.twoStepOff')}</span>
      </AccountLine>
    )
  return (
    <AccountLine
      name={t('security.twoStep')}
      action={
        <>
          <OnlineButton onClick={() => onOpen('renew')}>{t('security.renew')}</OnlineButton>
          <OnlineButton aria-label={t('twoStep.offTitle')} onClick={() => onOpen('turnOff')}>
            {t('security.turnOff')}
          </OnlineButton>
        </>
      }
    >
      <span>{t('security.twoStepOn')}</span>
      {security.two_step_required && <span className={styles.note}>{t('security.twoStepRequired')}</span>}
      <span className={security.recovery_codes_left > 2 ? styles.note : styles.warning}>
        {t('security.twoStepLeft', { count: security.recovery_codes_left })}
      </span>
    </AccountLine>
  )
}

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  warning: { color: tokens.colorStatusWarningForeground3, fontSize: tokens.fontSizeBase200 },
})
