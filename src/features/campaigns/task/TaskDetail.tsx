import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, MailDismissRegular } from '@fluentui/react-icons'
import { Link, useNavigate } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { phone } from '../../../lib/media.ts'
import { BeforeStart } from './BeforeStart.tsx'
import { ClickMap } from './ClickMap.tsx'
import { Conservation } from './Conservation.tsx'
import { useTaskChannel, useTaskPaths, useTaskWords } from './channel.ts'
import { DemoInbox } from './DemoInbox.tsx'
import { FunnelSummary } from './FunnelSummary.tsx'
import { Receivers } from './Receivers.tsx'
import { RestoredPart } from './RestoredPart.tsx'
import { TaskActions } from './TaskActions.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { TaskState } from './TaskState.tsx'
import { TaskWaits } from './TaskWaits.tsx'
import { useTaskLine } from './useTasks.ts'

/** One task: where it stands, that nobody is lost, what came of it, and every receiver. */
export function TaskDetail({ id }: { id: string }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const navigate = useNavigate()
  const { list } = useTaskPaths()
  const isMail = useTaskChannel() === 'email'
  const line = useTaskLine(id)
  if (line === undefined) return null
  if (line === null)
    return (
      <EmptyState icon={<MailDismissRegular />} title={t('task.menu')} text={t('task.detail.gone')}>
        <Link to={list}>{t('task.detail.back')}</Link>
      </EmptyState>
    )
  const { task, counts, unsent } = line
  const known = JSON.stringify([task.status, unsent, counts])
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={list}>
        <ArrowLeftRegular aria-hidden />
        {t('task.detail.back')}
      </Link>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 className={styles.title}>{task.name}</h1>
          <div className={styles.standing}>
            <TaskState line={line} />
            <TaskProgress line={line} />
          </div>
        </div>
        <TaskActions line={line} onRemoved={() => void navigate(list)} />
      </header>
      {task.began_at !== null && (task.status === 'inProgress' || task.subject_test) && (
        <TaskWaits line={line} changed={known} />
      )}
      <RestoredPart line={line} />
      <BeforeStart line={line} />
      <TaskFacts line={line} />
      {counts ? (
        <>
          <Conservation counts={counts} isSequence={task.sequence !== null} />
          {isMail && <DemoInbox />}
          <FunnelSummary counts={counts} />
          {isMail && <ClickMap line={line} />}
        </>
      ) : (
        <p className={styles.note}>{t('task.detail.notBegun')}</p>
      )}
      {task.began_at !== null && <Receivers line={line} changed={known} />}
    </div>
  )
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    width: '100%',
    maxWidth: '1120px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: tokens.spacingHorizontalXXL,
    '& a': { color: tokens.colorBrandForeground1 },
    '@media (pointer: coarse)': { '& button, & select, & input': { minHeight: '44px' } },
    [phone]: { padding: tokens.spacingHorizontalL, paddingBottom: '96px' },
  },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForeground1,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  header: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  words: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  standing: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    overflowWrap: 'anywhere',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
