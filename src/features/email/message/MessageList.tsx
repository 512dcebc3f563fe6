import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, FilterDismissRegular, MailTemplateRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ListHeader } from '../../../components/ListHeader.tsx'
import { useLeftDrafts } from '../../../components/mail/useLeftDrafts.ts'
import { useMessages } from '../../../components/mail/useMessages.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { phone, usePhone } from '../../../lib/media.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { MessageTable } from './MessageTable.tsx'
import { messageSorts, readQuery, shownMessages } from './messageList.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'

/** All messages that the user sees, and the way to a new one. */
export function MessageList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const isPhone = usePhone()
  const rows = useMessages()
  useLeftDrafts()
  const [address, setAddress] = useAddress()
  const [isChoosing, setChoosing] = useState(false)
  if (!rows) return null

  const query = readQuery(address)
  const shown = shownMessages(rows, query)
  const put = (name: string, value: string) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  const total = rows.length
  const sort = (
    <Select
      aria-label={t('message.sort')}
      value={query.sort}
      onChange={(_, { value }) => put('sort', value === messageSorts[0] ? '' : value)}
    >
      {messageSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`message.sorts.${sort}`)}
        </option>
      ))}
    </Select>
  )
  return (
    <div className={styles.root}>
      <ListHeader
        title={t('message.title')}
        count={
          shown.length === total
            ? t('message.total', { count: total })
            : t('message.matching', { matching: shown.length, total })
        }
        search={
          <div className={styles.search}>
            <SearchField text={query.search} onText={(text) => put('q', text)} label={t('message.search')} />
            {isPhone && sort}
          </div>
        }
      >
        {!isPhone && sort}
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setChoosing(true)}>
          {t('message.create')}
        </Button>
      </ListHeader>
      <div className={styles.list}>
        {total === 0 && (
          <>
            <div className={styles.first}>
              <EmptyState
                icon={<MailTemplateRegular />}
                title={t('message.emptyTitle')}
                text={t('message.emptyText')}
              />
            </div>
            <TemplateGrid onMade={onOpen} />
          </>
        )}
        {total > 0 && shown.length === 0 && (
          <EmptyState icon={<FilterDismissRegular />} title={t('message.nothing')} text={t('message.nothingText')}>
            <Button onClick={() => put('q', '')}>{t('message.clear')}</Button>
          </EmptyState>
        )}
        {shown.length > 0 && <MessageTable rows={shown} onOpen={onOpen} />}
      </div>
      {isChoosing && <TemplateDialog onMade={onOpen} onClose={() => setChoosing(false)} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  search: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    '& > *': { minWidth: 0 },
    '& .fui-Select': { flexShrink: 0, maxWidth: '45%' },
    '& select': { minWidth: 0, textOverflow: 'ellipsis' },
    '@media (pointer: coarse)': { '& select': { minHeight: '44px' } },
  },
  first: { flexShrink: 0 },
  list: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXXXL}`,
    [phone]: { padding: `0 ${tokens.spacingHorizontalL} 96px` },
  },
})
