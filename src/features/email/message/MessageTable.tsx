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
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { merged } from '#domain/email/render/mergeTags'
import type { EmailMessage } from '#domain/email/render/message'
import { nobody } from '../../../components/mail/mailPage.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useMessageWork } from './useMessageWork.ts'

type RowProps = { row: EmailMessage; onOpen: (id: string) => void }
type Props = { rows: readonly EmailMessage[]; onOpen: (id: string) => void }

export function MessageTable({ rows, onOpen }: Props) {
  const { t } = useTranslation('email')
  const formats = useFormats()
  const who = useWho()
  const columns = messageColumns({ t, who, formats, onOpen })
  return <Table label={t('message.title')} rows={rows} columns={columns} keyOf={({ id }) => id} />
}

type Words = {
  t: TFunction<'email'>
  who: (id: string) => string
  formats: ReturnType<typeof useFormats>
  onOpen: (id: string) => void
}

const messageColumns = ({ t, who, formats, onOpen }: Words): TableColumn<EmailMessage>[] => [
  { key: 'name', title: t('message.columns.name'), cell: (row) => <Name row={row} onOpen={onOpen} /> },
  { key: 'theme', title: t('message.columns.theme'), cell: ({ theme }) => <Theme theme={theme} /> },
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

function Name({ row, onOpen }: RowProps) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return (
    <Link as="button" className={styles.name} onClick={() => onOpen(row.id)}>
      {row.name || t('message.nameless')}
    </Link>
  )
}

function Theme({ theme }: { theme: string }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return <span className={theme ? styles.theme : styles.none}>{merged(theme, nobody) || t('message.noSubject')}</span>
}

function Actions({ row, onOpen }: RowProps) {
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
