import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Distribution, isUnderWay } from '#domain/distribution/distribution'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { backOf, canUndo, distributedCount, movedContacts } from './distributed.ts'
import { useDistributing } from './useDistributing.ts'
import type { Everybody } from './useEverybody.ts'

type Props = { list: readonly Distribution[]; everybody: Everybody }

export function HistoryTable({ list, everybody }: Props) {
  const { t } = useTranslation('distribution')
  const formats = useFormats()
  const whatOf = useWhat(everybody)
  const columns = historyColumns({ t, formats, whatOf, nameOf: everybody.nameOf })
  return <Table label={t('history.title')} rows={list} columns={columns} keyOf={({ id }) => id} />
}

type Words = {
  t: TFunction<'distribution'>
  formats: ReturnType<typeof useFormats>
  whatOf: (distribution: Distribution) => string
  nameOf: (id: string) => string
}

function historyColumns({ t, formats, whatOf, nameOf }: Words): TableColumn<Distribution>[] {
  return [
    { key: 'what', title: t('history.what'), cell: whatOf },
    { key: 'state', title: t('history.state'), isHead: true, cell: (one) => <State distribution={one} /> },
    { key: 'count', title: t('history.count'), isNumber: true, cell: (one) => formats.number(distributedCount(one)) },
    { key: 'when', title: t('history.when'), cell: ({ created_at }) => formats.moment(created_at) },
    { key: 'by', title: t('history.by'), cell: ({ user }) => nameOf(user) },
    { key: 'action', title: t('history.action'), cell: (one) => <Action distribution={one} what={whatOf(one)} /> },
  ]
}

/** A line that says what it was: what, from whom, to whom. */
function useWhat({ nameOf }: Everybody) {
  const { t } = useTranslation('distribution')
  return ({ asked, from }: Distribution): string => {
    const giver = asked.kind === 'distribute' && asked.pooled ? t('pool') : nameOf(from)
    return t(`history.line.${asked.kind}`, { from: giver, to: whither(asked) })
  }

  function whither(asked: Distribution['asked']): string {
    if (asked.kind === 'release') return t(asked.into === 'pool' ? 'pool' : 'into.main')
    const names = asked.to.map(nameOf)
    if (names.length <= mostNames) return names.join(t('history.and'))
    return t('history.more', { name: names.slice(0, mostNames).join(t('history.and')), count: names.length })
  }
}
const mostNames = 3

const tones = {
  waiting: 'neutral',
  running: 'brand',
  done: 'good',
  failed: 'bad',
  stopped: 'neutral',
  undone: 'neutral',
} as const satisfies Record<Distribution['state'], Tone>

function State({ distribution }: { distribution: Distribution }) {
  const { t } = useTranslation('distribution')
  const words = useWords()
  const { state, code, total, done, undoing } = distribution
  const [back, count] = [backOf(distribution), movedContacts(distribution)]
  const more = {
    waiting: '',
    running: total > 0 ? t('run.progress', { done, total }) : '',
    done: undoing ? `${t('undo.busy')} ${t('run.progress', undoing)}` : '',
    failed: code === null ? '' : words.ofCode(code),
    stopped: '',
    undone: back < count ? t('history.backOf', { back, count }) : '',
  }[state]
  return (
    <span>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {more && ` ${more}`}
    </span>
  )
}

function Action({ distribution, what }: { distribution: Distribution; what: string }) {
  const { t } = useTranslation('distribution')
  const { stop, undo, again } = useDistributing()
  /** what was pressed last and is not over: an undo can be stopped meanwhile */
  const [busy, setBusy] = useState<string | null>(null)
  const [now] = useState(Date.now)
  const act = async (label: string, work: Promise<unknown>) => {
    setBusy(label)
    await work
    setBusy(null)
  }
  const button = (words: string, label: string, work: () => Promise<unknown>) => (
    <OnlineButton
      size="small"
      aria-label={label}
      {...(busy === label && { disabledFocusable: true })}
      onClick={() => void act(label, work())}
    >
      {busy === label && canUndo(distribution, now) ? t('undo.busy') : words}
    </OnlineButton>
  )
  const { id, state, undoing } = distribution
  if (isUnderWay(state) || undoing) return button(t('run.stop'), t('history.stopOf', { what }), () => stop(id))
  if (state === 'failed') return button(t('run.again'), t('history.againOf', { what }), () => again(id))
  if (canUndo(distribution, now)) return button(t('undo.action'), t('undo.of', { what }), () => undo(distribution))
  return null
}
