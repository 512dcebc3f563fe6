import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { CheckStart } from '../../../lib/windows.ts'
import { AddressCheckItem } from './AddressCheckItem.tsx'
import { ServersSwitch } from './ServersSwitch.tsx'
import { useChecks } from './useChecks.ts'
import { useStartCheck } from './useStartCheck.ts'

type Props = { start: CheckStart | null; onClose: () => void }

/** Begins a check of many addresses, and shows all of them with how far they are. */
export function ChecksWindow({ start, onClose }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const words = useWords()
  const begin = useStartCheck()
  const answered = useChecks()
  const [waiting, setWaiting] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const isTooMany = waiting !== null && waiting.count > limits.addressChecksAtOnce

  async function run(chosen: CheckStart) {
    setBusy(true)
    try {
      await begin(await chosen.contacts(), { again: false })
      setWaiting(null)
    } catch (error) {
      toasts.info(words.ofError(error) ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <WindowFrame
      title={t('check.title')}
      onClose={onClose}
      actions={
        waiting ? (
          <>
            <Button onClick={onClose}>{t('check.close')}</Button>
            <OnlineButton
              appearance="primary"
              {...((isBusy || isTooMany) && { disabledFocusable: true })}
              onClick={() => void run(waiting)}
            >
              {t(isBusy ? 'check.beginning' : 'check.begin')}
            </OnlineButton>
          </>
        ) : (
          <Button onClick={onClose}>{t('check.close')}</Button>
        )
      }
    >
      {waiting && <p className={styles.count}>{t('check.contacts', { count: waiting.count })}</p>}
      {isTooMany && (
        <p className={styles.problem} role="alert">
          {t('check.tooMany', { max: limits.addressChecksAtOnce })}
        </p>
      )}
      <p className={styles.text}>{t('check.intro')}</p>
      <AnswerView answered={answered} lines={4}>
        {({ asks_servers, list }) => (
          <>
            <ServersSwitch asks={asks_servers} />
            <section aria-label={t('check.listTitle')}>
              <h3 className={styles.subtitle}>{t('check.listTitle')}</h3>
              {list.length === 0 && (
                <p className={styles.text}>{t('check.empty', { days: limits.addressCheckRunDays })}</p>
              )}
              <ul className={styles.list}>
                {list.map((run) => (
                  <AddressCheckItem key={run.id} run={run} />
                ))}
              </ul>
            </section>
          </>
        )}
      </AnswerView>
    </WindowFrame>
  )
}

const useStyles = makeStyles({
  count: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  subtitle: { margin: 0, fontSize: tokens.fontSizeBase300 },
  list: { margin: 0, padding: 0, listStyle: 'none', marginTop: tokens.spacingVerticalS },
})
