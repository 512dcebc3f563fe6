import { makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { AppError } from '#domain/errors'
import { type NoticeMute, type NoticeType, noticeTypes } from '#domain/notifications/notice'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { Part } from '../../components/Part.tsx'
import { useClient } from '../../lib/client.ts'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'

/** What concerns the company's owner alone. */
const ofMain: readonly NoticeType[] = ['parked', 'balance']

/** A switch for each kind of notice; the choice goes with the user to every device. */
export function NoticeTypes() {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const isSub = isSubAccount(useUser())
  const mutes = useStored(readMutes, [])
  const change = useChange(mutes ?? [])
  const types = noticeTypes.filter((type) => !isSub || !ofMain.includes(type))
  return (
    <Part title={t('settings.title')}>
      <div className={mergeClasses(styles.list, !mutes && styles.unread)}>
        {types.map((type) => (
          <Switch
            key={type}
            label={t(`type.${type}`)}
            checked={!mutes?.some((mute) => mute.type === type)}
            onChange={(_, { checked }) => void change(type, checked)}
          />
        ))}
      </div>
      <p className={styles.note}>{t('settings.note')}</p>
    </Part>
  )
}

const readMutes = (db: UserDatabase) => rowsWhere(db, 'notice_mute', () => true)

function useChange(mutes: readonly NoticeMute[]) {
  const { sync } = useClient()
  const toasts = useToasts()
  return async (type: NoticeType, isOn: boolean) => {
    const ids = mutes.filter((mute) => mute.type === type).map(({ id }) => id)
    const saved = isOn
      ? await sync.mutate('notice_mute.delete', { ids })
      : await sync.mutate('notice_mute.create', { id: newId(), type })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
}

const useStyles = makeStyles({
  list: { display: 'grid' },
  // They take their place before they are known, so that what stands below does not move.
  unread: { visibility: 'hidden' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
