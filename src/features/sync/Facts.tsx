import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#workers/api'
import type { Health, SyncState } from '#workers/sync/api'
import { useClient, useSyncPart, useSyncState } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { useToasts } from '../../lib/toasts.ts'
import { StorageLine } from './StorageLine.tsx'
import { useFollowed } from './useFollowed.ts'

const readHealth = ({ sync }: Client) => sync.health()

/** The figures behind the sync state, each with its name. */
export function Facts() {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const state = useSyncState()
  const health = useFollowed(readHealth)
  const said = useSaid(state, health)
  return (
    <dl className={styles.list}>
      <Fact name={t('facts.waiting')}>{said.waiting}</Fact>
      <Fact name={t('facts.refused')}>{said.refused}</Fact>
      <Fact name={t('facts.contact')}>{said.contact}</Fact>
      <Fact name={t('facts.lag')}>{said.lag}</Fact>
      <Fact name={t('facts.verified')}>{health && <Verified verified={health.verified} />}</Fact>
      <Fact name={t('facts.resets')}>{said.resets}</Fact>
      {said.unread && <Fact name={t('facts.unread')}>{said.unread}</Fact>}
      <Fact name={t('facts.error')}>{said.error}</Fact>
      <Fact name={t('facts.storage')}>
        <StorageLine />
      </Fact>
      <Fact name={t('facts.device')}>{health && <DeviceId replica={health.replica} />}</Fact>
    </dl>
  )
}

function useSaid(state: SyncState, health: Health | null) {
  const { t } = useTranslation('sync')
  const formats = useFormats()
  const { ofCode } = useWords()
  const { waiting, oldestWaiting, issues, lastContact } = state
  const since = oldestWaiting === null ? '' : formats.moment(oldestWaiting)
  const error = health?.lastError
  return {
    waiting: waiting ? t('facts.waitingSome', { count: waiting, time: since }) : t('facts.waitingNone'),
    refused: issues ? t('facts.refusedSome', { count: issues }) : t('facts.refusedNone'),
    contact: lastContact === null ? t('facts.contactNever') : formats.moment(lastContact),
    lag: health && (health.lag ? t('facts.lagSome', { count: health.lag }) : t(`facts.${lagWord(state, health)}`)),
    resets: health && (health.resets ? t('facts.resetsSome', { count: health.resets }) : t('facts.resetsNone')),
    unread: health && health.unread > 0 && t('facts.unreadSome', { count: health.unread }),
    error: error
      ? t('facts.errorAt', { error: ofCode(error.code), time: formats.moment(error.at) })
      : t('facts.errorNone'),
  }
}

function lagWord({ firstSync }: SyncState, { lag }: Health) {
  if (lag === 0) return 'lagNone'
  return firstSync ? 'lagReading' : 'lagUnknown'
}

/** Whether both sides hold the same: looked at once a day, and whenever the user wants to know. */
function Verified({ verified }: { verified: Health['verified'] }) {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const formats = useFormats()
  const { sync } = useClient()
  const toasts = useToasts()
  const connection = useSyncPart('connection')
  const [askedAfter, setAskedAfter] = useState<number | null>(null)
  const at = verified?.at ?? 0
  const isAsking = askedAfter === at && connection === 'online'
  const verify = () => {
    setAskedAfter(at)
    sync.verify().catch(toasts.failed)
  }
  return (
    <div className={styles.verified}>
      <span role="status">
        {isAsking && t('facts.verifying')}
        {!isAsking && !verified && t('facts.verifiedNever')}
        {!isAsking &&
          verified &&
          t(verified.mended ? 'facts.verifiedMended' : 'facts.verifiedSame', {
            count: verified.mended,
            time: formats.moment(verified.at),
          })}
      </span>
      <Button size="small" disabled={isAsking || connection !== 'online'} onClick={verify}>
        {t('facts.verify')}
      </Button>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** What support asks for. */
function DeviceId({ replica }: { replica: string }) {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(replica)
      toasts.done(t('facts.copied'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <span className={styles.device}>
      <code className={styles.code}>{replica}</code>
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('facts.copy')}
        onClick={() => void copy()}
      />
    </span>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 34%) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  name: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  verified: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  device: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
})
