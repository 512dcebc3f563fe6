import { Button, Field, MessageBar, MessageBarBody, makeStyles, Select, tokens } from '@fluentui/react-components'
import { LockClosedRegular, ShieldCheckmarkRegular, ShieldRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Page } from '../../components/Page.tsx'
import { Part } from '../../components/Part.tsx'
import { currentProtection, lockNow, setIdleMinutes, switchOff, useProtection } from '../../lib/deviceLock.ts'
import { ProtectDialog } from './ProtectDialog.tsx'
import { ChangePin } from './RenewPin.tsx'

/** Whether this device asks for a PIN, and seals what it keeps. */
export function DeviceScreen() {
  const { t } = useTranslation('deviceLock')
  return (
    <Page title={t('menu')} intro={t('intro')}>
      {useProtection() ? <Protected /> : <Unprotected />}
    </Page>
  )
}

function Unprotected() {
  const styles = useStyles()
  const { t } = useTranslation('deviceLock')
  const [isSetting, setSetting] = useState(false)
  return (
    <Part title={t('off.title')}>
      <p className={styles.text}>{t('off.body')}</p>
      <p className={styles.text}>{t('off.note')}</p>
      <OnlineButton
        appearance="primary"
        className={styles.button}
        icon={<ShieldRegular />}
        onClick={() => setSetting(true)}
      >
        {t('off.on')}
      </OnlineButton>
      {isSetting && <ProtectDialog onClose={() => setSetting(false)} />}
    </Part>
  )
}

function Protected() {
  const styles = useStyles()
  const { t } = useTranslation('deviceLock')
  const [open, setOpen] = useState<'change' | 'off' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title={t('on.title')}>
      <p className={styles.text}>
        <ShieldCheckmarkRegular className={styles.good} /> {t('on.body')}
      </p>
      {currentProtection()!.state === 'sealing' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('on.unfinished')}</MessageBarBody>
        </MessageBar>
      )}
      <IdleField />
      <div className={styles.buttons}>
        <Button appearance="primary" icon={<LockClosedRegular />} onClick={lockNow}>
          {t('on.lock')}
        </Button>
        <Button onClick={() => setOpen('change')}>{t('on.change')}</Button>
        <Button onClick={() => setOpen('off')}>{t('on.off')}</Button>
      </div>
      {open === 'change' && <ChangePin onClose={close} />}
      {open === 'off' && (
        <ConfirmDialog
          title={t('offAsk.title')}
          text={t('offAsk.body')}
          confirm={t('offAsk.go')}
          cancel={t('opening.stay')}
          onConfirm={() => void switchOff()}
          onClose={close}
        />
      )}
    </Part>
  )
}

function IdleField() {
  const styles = useStyles()
  const { t } = useTranslation('deviceLock')
  const { idleMinutes } = currentProtection()!
  return (
    <Field label={t('on.idle')} className={styles.field}>
      <Select
        value={idleMinutes}
        onChange={(_, { value }) => {
          const next = limits.idleMinutes.find((minutes) => String(minutes) === value)
          if (next) void setIdleMinutes(next)
        }}
      >
        {limits.idleMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 60 ? t('on.hour') : t('on.minutes', { count: minutes })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '640px', textWrap: 'pretty' },
  good: { color: tokens.colorStatusSuccessForeground1, fontSize: '20px', verticalAlign: 'text-bottom' },
  button: { justifySelf: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  field: { maxWidth: '240px' },
})
