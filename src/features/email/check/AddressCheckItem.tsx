import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailCalls } from '#domain/email/calls'
import {
  type AddressRun,
  type AddressRunCommand,
  addressRunDoings,
  addressRunMachine,
  checkedIn,
} from '#domain/email/deliverability/addressRun'
import { next } from '#domain/shared/machine'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useSeesOwners, useWho } from '../../../lib/people.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'
import { runTone } from './tones.ts'

const found = ['valid', 'invalid', 'plausible', 'risky', 'unknown', 'waiting'] as const

/** One check: how far it is, what it found, and what can be done with it. */
export function AddressCheckItem({ run }: { run: AddressRun }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { dateTime } = useFormats()
  const who = useWho()
  const seesOwners = useSeesOwners()
  const done = checkedIn(run)
  const doings = addressRunDoings.filter((action) => next(addressRunMachine, run.state, action))
  const progress = t('check.progress', { done, total: run.total })
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <strong className={styles.numbers}>{progress}</strong>
        <StatusBadge tone={runTone[run.state]}>{t(`check.state.${run.state}`)}</StatusBadge>
        <span className={styles.when}>
          {dateTime(run.created_at)}
          {seesOwners && ` · ${who(run.user)}`}
        </span>
      </div>
      {run.ended_at === null && <ProgressBar value={run.total ? done / run.total : 0} aria-label={progress} />}
      <ul className={styles.found}>
        {found
          .filter((name) => run[name] > 0)
          .map((name) => (
            <li key={name}>{t(`check.found.${name}`, { count: run[name] })}</li>
          ))}
      </ul>
      {doings.length > 0 && <Doings run={run} doings={doings} />}
    </li>
  )
}

function Doings({ run, doings }: { run: AddressRun; doings: AddressRunCommand[] }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  async function change(action: AddressRunCommand) {
    setBusy(true)
    try {
      await request(emailCalls.changeCheck, { id: run.id, action })
      askAgain()
    } catch (error) {
      toasts.info(words.ofError(error) ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.doings}>
      {doings.map((action) => (
        <OnlineButton
          key={action}
          size="small"
          {...(isBusy && { disabledFocusable: true })}
          onClick={() => void change(action)}
        >
          {t(`check.${action}`)}
        </OnlineButton>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  numbers: { fontVariantNumeric: 'tabular-nums' },
  when: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  found: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  doings: { display: 'flex', gap: tokens.spacingHorizontalS },
})
