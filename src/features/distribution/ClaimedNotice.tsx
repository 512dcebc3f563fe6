import { MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contactsByIds } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'
import type { PoolClaim } from './useClaims.ts'

/** More would fill the window; they are in the list of contacts as well. */
const mostLinks = 5

/** What was claimed, each to be opened as soon as it has arrived on this device; and what somebody else was quicker with. */
export function ClaimedNotice({ claimed: { named, gone }, onClose }: { claimed: PoolClaim; onClose: () => void }) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const ids = named.slice(0, mostLinks).map(({ id }) => id)
  const here = useStored((db) => contactsByIds(db, ids), [ids.join()]) ?? []
  const words = [
    named.length > 0 && t('poolList.claimed', { count: named.length }),
    gone > 0 && t('poolList.gone', { count: gone }),
  ]
  return (
    <MessageBar intent={gone > 0 ? 'warning' : 'success'} layout="multiline" className={styles.root}>
      <MessageBarBody>{words.filter(Boolean).join(' ')}</MessageBarBody>
      <MessageBarActions>
        {here.map(
          (contact) =>
            contact && (
              <Link
                key={contact.id}
                className={styles.link}
                to={`/statistics/contacts?contact=${contact.id}`}
                onClick={onClose}
              >
                {t('poolList.open', { name: contact.name || contact.company || t('poolList.nameless') })}
              </Link>
            ),
        )}
      </MessageBarActions>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  root: { flexShrink: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
})
