import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { campaignCalls } from '#domain/campaigns/calls'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Receiver, ReceiverFilter } from '#domain/campaigns/taskCalls'
import { receiverFilters } from '#domain/campaigns/taskCalls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useMailWords } from '../../../lib/mailWords.ts'
import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useSettled } from '../../../lib/useSettled.ts'
import { AttemptsWindow } from './AttemptsWindow.tsx'
import { useTaskChannel, useTaskWords } from './channel.ts'
import { ExportReceivers } from './ExportReceivers.tsx'
import { contactPath } from './paths.ts'
import { useMailName } from './sequenceWords.ts'
import { mayDo, uncertainIn } from './taskLines.ts'
import { UncertainAsk } from './UncertainAsk.tsx'
import { useAskOnChange } from './useAskOnChange.ts'
import type { TaskLine } from './useTasks.ts'

/** Every address of a task, a page at a time from the server: the device has the numbers alone. */
export function Receivers({ line, changed }: { line: TaskLine; changed: string }) {
  const { task } = line
  const { t } = useTaskWords()
  const styles = useStyles()
  const [filter, setFilter] = useState<ReceiverFilter | null>(null)
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [isWriting, setWriting] = useState(false)
  const [looked, setLooked] = useState<Receiver | null>(null)
  const search = useSettled(typed)
  const asked = { task: task.id, ...(filter && { filter }), ...(search.trim() && { search: search.trim() }) }
  const receivers = useAnswer(campaignCalls.receivers, { ...asked, limit: pageRows, page })
  useAskOnChange(changed, receivers.ask)
  const { t: own } = useTaskWords()
  const words = useMailWords(own)
  const unknown = unknownOf[useTaskChannel()]
  const shownFilters = receiverFilters.filter((one) => !unknown.has(one))
  const uncertain = uncertainIn(line)
  const count = receivers.answer?.data.count ?? 0
  return (
    <Sheet>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('task.detail.receivers')}</h2>
        {count > 0 && <ExportReceivers task={task} asked={asked} count={count} />}
      </div>
      <p className={styles.note}>{t('task.detail.receiversText')}</p>
      <div className={styles.filters}>
        <div className={styles.search}>
          <SearchField
            text={typed}
            label={t('task.detail.find')}
            onText={(text) => {
              setTyped(text)
              setPage(1)
            }}
          />
        </div>
        <Select
          aria-label={t('task.detail.filter')}
          value={filter ?? ''}
          onChange={(_, { value }) => {
            setFilter((value || null) as ReceiverFilter | null)
            setPage(1)
          }}
        >
          <option value="">{t('task.detail.all')}</option>
          {shownFilters.map((one) => (
            <option key={one} value={one}>
              {words.filter(one)}
            </option>
          ))}
        </Select>
        {filter === 'uncertain' && uncertain > 0 && mayDo(task, 'retryUncertain') && (
          <Button onClick={() => setWriting(true)}>{t('task.uncertain.action', { count: uncertain })}</Button>
        )}
      </div>
      <AnswerView answered={receivers} lines={6}>
        {({ count, list }) => (
          <>
            {list.length === 0 ? (
              <p className={styles.note}>{t('task.detail.none')}</p>
            ) : (
              <ReceiverTable task={task} list={list} onLook={setLooked} />
            )}
            <Pager page={page} count={count} onPage={setPage} />
          </>
        )}
      </AnswerView>
      {isWriting && <UncertainAsk line={line} onClose={() => setWriting(false)} />}
      {looked && <AttemptsWindow receiver={looked} onClose={() => setLooked(null)} />}
    </Sheet>
  )
}

/** What nobody knows of the messages of a channel. */
const unknownOf: Record<TaskChannel, ReadonlySet<ReceiverFilter>> = {
  email: new Set(['read']),
  sms: new Set(['opened', 'notOpened', 'read', 'complained']),
  whatsapp: new Set(['opened', 'notOpened', 'clicked', 'complained']),
  linked: new Set(['opened', 'notOpened', 'clicked', 'complained']),
}

type Words = {
  t: TFunction<'campaigns'>
  dateTime: (at: number) => string
  mail: ReturnType<typeof useMailWords>
  nameOf: ReturnType<typeof useMailName>
}
type Look = (receiver: Receiver) => void

type TableProps = { task: CampaignTask; list: readonly Receiver[]; onLook: Look }
function ReceiverTable({ task, list, onLook }: TableProps) {
  const { t } = useTaskWords()
  const { dateTime } = useFormats()
  const columns = receiverColumns({ t, dateTime, mail: useMailWords(t), nameOf: useMailName(task) }, onLook).filter(
    ({ key }) => key !== 'mail' || task.sequence || task.subject_test,
  )
  return <Table label={t('task.detail.receivers')} rows={list} columns={columns} keyOf={({ id }) => id} />
}

function receiverColumns({ t, dateTime, mail, nameOf }: Words, onLook: Look): TableColumn<Receiver>[] {
  return [
    {
      key: 'email',
      title: t('task.detail.columns.email'),
      cell: (receiver) => <Address {...receiver} />,
    },
    { key: 'mail', title: t('task.detail.columns.mail'), cell: nameOf },
    {
      key: 'status',
      title: t('task.detail.columns.status'),
      isHead: true,
      isWhole: true,
      cell: ({ status }) => mail.status(status),
    },
    { key: 'what', title: t('task.detail.columns.what'), cell: (receiver) => mail.happened(receiver).join(' · ') },
    {
      key: 'time',
      title: t('task.detail.columns.time'),
      isWhole: true,
      cell: ({ sent_at, status_at }) => dateTime(sent_at ?? status_at),
    },
    {
      key: 'attempts',
      title: t('task.detail.columns.attempts'),
      isWhole: true,
      cell: (receiver) => receiver.attempts > 0 && <Answers receiver={receiver} onLook={onLook} />,
    },
  ]
}

function Address({ address, contact_id }: Receiver) {
  const styles = useStyles()
  const { t } = useTaskWords()
  return (
    <Link
      className={styles.address}
      to={contactPath(contact_id)}
      aria-label={t('task.detail.contact', { email: address })}
    >
      {address}
    </Link>
  )
}

function Answers({ receiver, onLook }: { receiver: Receiver; onLook: Look }) {
  const { t } = useTaskWords()
  return (
    <Button
      size="small"
      aria-label={t('task.detail.answersOf', { email: receiver.address })}
      onClick={() => onLook(receiver)}
    >
      {t('task.detail.answers')}
    </Button>
  )
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  filters: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 200px', maxWidth: '360px' },
  // Room for a usual address in one line; what happened to it may take two.
  address: {
    '@media (min-width: 901px)': { display: 'inline-block', minWidth: '300px' },
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
