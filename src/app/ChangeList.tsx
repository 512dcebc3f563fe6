import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSyncState } from '../lib/client.ts'
import { useChanges } from './useChanges.ts'
import { RefusedChange, WaitingChangeItem } from './WaitingChangeItem.tsx'

/** `onLeave`: the user goes to where one of them can be corrected. */
export function ChangeList({ onLeave = stay }: { onLeave?: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { connection, files } = useSyncState()
  const changes = useChanges()
  if (!changes) return null
  const { needsUser, waiting, moreWaiting } = changes

  if (!needsUser.length && !waiting.length)
    return (
      <p className={styles.none}>
        {t(files ? 'sync.noneButFiles' : connection === 'online' ? 'sync.none' : 'sync.noneOffline')}
      </p>
    )
  return (
    <>
      {needsUser.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('sync.needsYou')}</h3>
          <ul className={styles.list}>
            {needsUser.map((item) => (
              <RefusedChange key={item.change.uid} item={item} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('sync.notSent')}</h3>
          <ul className={styles.list}>
            {waiting.map((item) => (
              <WaitingChangeItem key={item.change.uid} item={item} onLeave={onLeave} />
            ))}
          </ul>
          {moreWaiting > 0 && <p className={styles.none}>{t('sync.more', { count: moreWaiting })}</p>}
        </section>
      )}
    </>
  )
}

const stay = () => {}

const useStyles = makeStyles({
  heading: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
