import {
  Button,
  Link,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { CopyRegular, DeleteRegular, EditRegular, MoreHorizontalRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/message'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useMessageWork } from './useMessageWork.ts'

type Props = { rows: readonly EmailMessage[]; onOpen: (id: string) => void }

export function MessageTable({ rows, onOpen }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const columns: TableColumn<EmailMessage>[] = [
    {
      key: 'name',
      title: t('message.columns.name'),
      cell: (row) => (
        <Link as="button" className={styles.name} onClick={() => onOpen(row.id)}>
          {row.name || t('message.nameless')}
        </Link>
      ),
    },
    {
      key: 'theme',
      title: t('message.columns.theme'),
      cell: ({ theme }) => (
        <span className={theme ? styles.theme : styles.none}>{theme || t('message.noSubject')}</span>
      ),
    },
    { key: 'owner', title: t('message.columns.owner'), cell: ({ belongto }) => who(belongto) },
    { key: 'updated', title: t('message.columns.updated'), cell: ({ updated_at }) => formats.moment(updated_at) },
    {
      key: 'used',
      title: t('message.columns.used'),
      isNumber: true,
      cell: ({ schedule_count }) => formats.number(schedule_count),
    },
    {
      key: 'actions',
      title: t('message.columns.actions'),
      isHead: true,
      cell: (row) => <Actions row={row} onOpen={onOpen} />,
    },
  ]
  return <Table label={t('message.title')} rows={rows} columns={columns} keyOf={({ id }) => id} />
}

function Actions({ row, onOpen }: { row: EmailMessage; onOpen: (id: string) => void }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { copy, remove } = useMessageWork()
  const name = row.name || t('message.nameless')
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.more}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={t('message.more', { name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<EditRegular />} onClick={() => onOpen(row.id)}>
            {t('message.open', { name })}
          </MenuItem>
          <MenuItem icon={<CopyRegular />} onClick={() => void copy(row)}>
            {t('message.copy')}
          </MenuItem>
          <MenuItem icon={<DeleteRegular />} onClick={() => void remove(row)}>
            {t('message.remove')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  name: {
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  theme: { color: tokens.colorNeutralForeground2 },
  none: { color: tokens.colorNeutralForeground3 },
  more: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
})
