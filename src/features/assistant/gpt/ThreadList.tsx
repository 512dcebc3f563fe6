import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import {
  AddRegular,
  ArrowDownloadRegular,
  ChatSparkleRegular,
  DeleteRegular,
  EditRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AssistantThread } from '#domain/assistant/thread'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { exportThread } from './exportThread.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { useThreadSearch, useThreads } from './useThreads.ts'
import type { ThreadWork } from './useThreadWork.ts'

type Props = { chosen: string | null; onOpen: (id: string | null) => void; work: ThreadWork }

/** All talks with the assistant, the newest first. */
export function ThreadList({ chosen, onOpen, work }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const [search, setSearch] = useState('')
  const [renamed, setRenamed] = useState<AssistantThread | null>(null)
  const threads = useThreads()
  const found = useThreadSearch(search)
  const shown = threads?.filter(({ id }) => !found || found.has(id))
  function remove(thread: AssistantThread) {
    if (thread.id === chosen) onOpen(null)
    work.remove(thread)
  }
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('gpt.menu')}</h1>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => onOpen('new')}>
          {t('gpt.new')}
        </Button>
      </header>
      {threads?.length === 0 ? (
        <EmptyState icon={<ChatSparkleRegular />} title={t('gpt.emptyTitle')} text={t('gpt.emptyText')} />
      ) : (
        <div className={styles.search}>
          <SearchField text={search} onText={setSearch} label={t('gpt.search')} />
        </div>
      )}
      {shown?.length === 0 && search && <p className={styles.none}>{t('gpt.nothing')}</p>}
      <ul className={styles.list} aria-label={t('gpt.threads')}>
        {shown?.map((thread) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            isChosen={thread.id === chosen}
            onRename={() => setRenamed(thread)}
            onRemove={() => remove(thread)}
          />
        ))}
      </ul>
      {renamed && <RenameDialog thread={renamed} work={work} onClose={() => setRenamed(null)} />}
    </div>
  )
}

type ItemProps = { thread: AssistantThread; isChosen: boolean; onRename: () => void; onRemove: () => void }

function ThreadItem({ thread, isChosen, onRename, onRemove }: ItemProps) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const { moment } = useFormats()
  const title = thread.title || t('gpt.nameless')
  return (
    <li className={mergeClasses(styles.item, isChosen && styles.chosen)}>
      <Link to={`?thread=${thread.id}`} className={styles.link} {...(isChosen && { 'aria-current': 'page' as const })}>
        <span className={styles.name}>{title}</span>
        <span className={styles.time}>{moment(thread.updated_at)}</span>
      </Link>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('gpt.more', { name: title })}
            className={styles.more}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<EditRegular />} onClick={onRename}>
              {t('gpt.rename')}
            </MenuItem>
            <MenuItem icon={<ArrowDownloadRegular />} onClick={() => void exportThread(thread, t)}>
              {t('gpt.export')}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={onRemove}>
              {t('gpt.delete')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    gap: tokens.spacingVerticalS,
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    '& button': { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  search: { flexShrink: 0 },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', borderRadius: tokens.borderRadiusMedium },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected },
  link: {
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  time: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  more: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
})
