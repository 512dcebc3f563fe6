import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular, CheckmarkCircleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { isUnread, type Notice } from '#domain/notifications/notice'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { ReminderList } from '../../components/ReminderList.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { readNotices } from '../../lib/notices.ts'
import { useStored } from '../../lib/reader.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { DigestPart } from './DigestPart.tsx'
import { NoticeItem } from './NoticeItem.tsx'
import { NoticeTypes } from './NoticeTypes.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietPart } from './QuietPart.tsx'
import { useReading } from './useReading.ts'

/** Everything the user was told, and what the user wants to be told. `show` and `notice` stand in the address. */
export function NotifyScreen() {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const notices = useStored(readNotices, [])
  const read = useReading()
  const unread = notices?.filter(isUnread) ?? []
  return (
    <Page
      title={t('menu')}
      intro={t('intro', { days: limits.noticeDays })}
      action={
        unread.length > 0 && (
          <Button appearance="primary" onClick={() => read(unread)}>
            {t('readAll')}
          </Button>
        )
      }
    >
      <ReminderList dueOnly />
      {notices && (
        <div className={styles.columns}>
          <Notices all={notices} unread={unread} />
          <div className={styles.settings}>
            <NoticeTypes />
            <DigestPart />
            <PushSwitch />
            <QuietPart />
          </div>
        </div>
      )}
    </Page>
  )
}

function Notices({ all, unread }: { all: readonly Notice[]; unread: readonly Notice[] }) {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const [params, setParams] = useAddress()
  const isFiltered = params.get('show') === 'unread'
  const show = (value: unknown) => setParams(value === 'unread' ? { show: 'unread' } : {}, { replace: true })
  const shown = isFiltered ? unread : all
  if (!all.length) return <EmptyState icon={<AlertRegular />} title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className={styles.list}>
      <Tabs
        label={t('show.label')}
        tabs={(['all', 'unread'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
        chosen={isFiltered ? 'unread' : 'all'}
        onChoose={show}
      />
      {shown.length > 0 ? (
        <ul className={styles.items} aria-label={t('menu')}>
          {shown.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} isAskedFor={params.get('notice') === notice.id} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={<CheckmarkCircleRegular />} title={t('allRead.title')} text={t('allRead.text')}>
          <Button onClick={() => show('all')}>{t('allRead.action')}</Button>
        </EmptyState>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  items: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  settings: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
})
