import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ClipboardTaskRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { isOverdue, type PersonRequest } from '#domain/dataRights/request'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useWho } from '../../lib/people.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDoing } from './useDoing.ts'
import { written } from './written.ts'

/** What was asked and what became of it: the most urgent on top, what is done as proof below. */
export function RequestList({ onFind }: { onFind: (address: string) => void }) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const answered = useAnswer(dataRightsCalls.requests, {})
  const [isNoting, setNoting] = useState(false)
  const [closing, setClosing] = useState<PersonRequest | null>(null)
  const doing = useDoing()
  const columns = useColumns({ onFind, onClose: setClosing })
  return (
    <section className={styles.root} aria-label={t('list.title')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('list.title')}</h3>
        <OnlineButton onClick={() => setNoting(true)}>{t('list.note')}</OnlineButton>
      </div>
      <AnswerView answered={answered} lines={4}>
        {({ list }) =>
          list.length ? (
            <Table label={t('list.title')} rows={list} columns={columns} keyOf={({ id }) => id} />
          ) : (
            <EmptyState icon={<ClipboardTaskRegular />} title={t('list.empty')} text={t('list.emptyText')} />
          )
        }
      </AnswerView>
      {isNoting && <NoteDialog onClose={() => setNoting(false)} />}
      {closing && (
        <ReasonDialog
          title={t('close.title')}
          text={`${t(`kind.${closing.kind}`)} · ${closing.address ? written(closing.address) : t('list.erased')}`}
          label={t('close.outcome')}
          submit={t('close.submit')}
          work={(outcome) => doing('close', { id: closing.id, outcome }, () => t('close.done'))}
          onClose={() => setClosing(null)}
        />
      )}
    </section>
  )
}

type RequestActions = { onFind: (address: string) => void; onClose: (request: PersonRequest) => void }

function useColumns({ onFind, onClose }: RequestActions): TableColumn<PersonRequest>[] {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  return [
    { key: 'kind', title: t('list.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'person',
      title: t('list.person'),
      cell: ({ address, asked_by }) => (
        <span className={styles.who}>
          {address ? written(address) : t('list.erased')}
          {asked_by && <span className={styles.note}>{asked_by}</span>}
        </span>
      ),
    },
    { key: 'asked', title: t('list.asked'), cell: ({ asked_at }) => formats.date(asked_at) },
    { key: 'due', title: t('list.due'), cell: ({ due_at }) => formats.date(due_at) },
    {
      key: 'state',
      title: t('list.state'),
      isHead: true,
      cell: (request) => {
        const isLate = isOverdue(request, Date.now())
        const tone = isLate ? 'bad' : request.state === 'open' ? 'warning' : 'good'
        return <StatusBadge tone={tone}>{t(`state.${isLate ? 'overdue' : request.state}`)}</StatusBadge>
      },
    },
    {
      key: 'action',
      title: t('list.action'),
      cell: (request) =>
        request.state === 'done' ? (
          <span className={styles.note}>
            {t('list.doneBy', { date: formats.date(request.done_at!), name: who(request.done_by!) })}
          </span>
        ) : (
          <span className={styles.actions}>
            {request.address && (
              <Button size="small" onClick={() => onFind(written(request.address!))}>
                {t('list.open')}
              </Button>
            )}
            <OnlineButton size="small" onClick={() => onClose(request)}>
              {t('list.close')}
            </OnlineButton>
          </span>
        ),
    },
  ]
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  who: { display: 'grid', minWidth: 0 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
