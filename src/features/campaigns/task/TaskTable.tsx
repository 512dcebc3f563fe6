import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { Link } from 'react-router-dom'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { TaskActions } from './TaskActions.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskResults } from './TaskResults.tsx'
import { TaskState } from './TaskState.tsx'
import { taskTime } from './taskLines.ts'
import type { TaskLine } from './useTasks.ts'

export function TaskTable({ lines }: { lines: readonly TaskLine[] }) {
  const { t } = useTaskWords()
  const { dateTime } = useFormats()
  return <Table label={t('task.menu')} rows={lines} columns={taskColumns(t, dateTime)} keyOf={({ task }) => task.id} />
}

function taskColumns(t: TFunction<'campaigns'>, dateTime: (at: number) => string): TableColumn<TaskLine>[] {
  const time = ({ task }: TaskLine) => {
    const at = taskTime(task)
    return at === null ? t('task.onStart') : dateTime(at)
  }
  return [
    { key: 'name', title: t('task.columns.name'), cell: (line) => <TaskName line={line} /> },
    { key: 'status', title: t('task.columns.status'), cell: (line) => <TaskState line={line} /> },
    { key: 'progress', title: t('task.columns.progress'), cell: (line) => <TaskProgress line={line} /> },
    { key: 'results', title: t('task.columns.results'), cell: (line) => <TaskResults line={line} /> },
    {
      key: 'sender',
      title: t('task.columns.sender'),
      cell: ({ sender, routes }) =>
        sender ? sender.name || sender.address : routes.map(({ name }) => name).join(' · ') || t('task.senderGone'),
    },
    { key: 'time', title: t('task.columns.time'), cell: time },
    { key: 'actions', title: t('task.columns.actions'), isHead: true, cell: (line) => <TaskActions line={line} /> },
  ]
}

function TaskName({ line: { task, message, sms, whatsapp, template } }: { line: TaskLine }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  return (
    <span className={styles.name}>
      <Link className={styles.link} to={`?task=${task.id}`}>
        {task.name}
      </Link>
      <span className={styles.about}>
        {t(`task.type.${task.type}`)} ·{' '}
        {(message && (message.name || message.theme)) ??
          (sms && (sms.name || sms.text)) ??
          whatsapp?.template?.name ??
          template?.name ??
          t('task.messageGone')}
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  name: { display: 'grid', minWidth: 0 },
  link: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
