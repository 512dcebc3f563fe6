import { Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Person } from '#domain/subAccounts/person'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useWords } from '../../lib/errors.ts'
import { type Draft, type DraftProblems, draftTotal, shareOf } from './draft.ts'
import { receiversFor } from './givers.ts'
import type { Everybody } from './useEverybody.ts'

type Props = { draft: Draft; problems: DraftProblems; everybody: Everybody; onDraft: (change: Partial<Draft>) => void }

/** Everybody who could receive contacts; who was disabled is there and cannot be chosen. */
export function ReceiverList({ draft, problems, everybody, onDraft }: Props) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const { ofCode } = useWords()
  const problem = problems.to ?? problems.numbers
  const listed = receiversFor(draft.kind, everybody.people)
  const able = listed.filter(({ id, status }) => status === 'normal' && id !== draft.from).map(({ id }) => id)
  const isAll = able.length > 0 && able.every((id) => draft.to.includes(id))
  // In the order of the list, which is the order of their turns.
  const choose = (ids: readonly string[]) =>
    onDraft({ to: listed.filter(({ id }) => ids.includes(id)).map(({ id }) => id) })
  const turn = (id: string) => choose(draft.to.includes(id) ? draft.to.filter((one) => one !== id) : [...draft.to, id])
  if (!listed.length) return <p className={styles.nobody}>{t('nobody')}</p>
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('to')}</legend>
      {problem && (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {ofCode(problem.code, problem.values)}
        </p>
      )}
      {able.length > 1 && (
        <div className={styles.line}>
          <Checkbox
            checked={isAll ? true : draft.to.length > 0 ? 'mixed' : false}
            label={t('toAll')}
            onChange={() => choose(isAll ? [] : able)}
          />
          {shareOf(draft) === 'numbers' && (
            <span className={styles.given} role="status">
              {t('given', { sum: draftTotal(draft) })}
            </span>
          )}
        </div>
      )}
      {listed.map((person) => (
        <Receiver
          key={person.id}
          person={person}
          name={everybody.nameOf(person.id)}
          draft={draft}
          onTurn={() => turn(person.id)}
          onNumber={(number) => onDraft({ numbers: { ...draft.numbers, [person.id]: number } })}
        />
      ))}
    </fieldset>
  )
}

type ReceiverProps = {
  person: Person
  name: string
  draft: Draft
  onTurn: () => void
  onNumber: (number: string) => void
}

function Receiver({ person: { id, status }, name, draft, onTurn, onNumber }: ReceiverProps) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const isChosen = draft.to.includes(id)
  return (
    <div className={styles.line}>
      <Checkbox checked={isChosen} disabled={status !== 'normal'} label={name} onChange={onTurn} />
      {status === 'disabled' && <StatusBadge tone="neutral">{t('disabled')}</StatusBadge>}
      {isChosen && shareOf(draft) === 'numbers' && (
        <Input
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('numberOf', { name })}
          value={draft.numbers[id] ?? ''}
          onChange={(_, { value }) => onNumber(value)}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  // Not a Field: it would give its own name to each box in it.
  list: { display: 'grid', margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (pointer: coarse)': { minHeight: '48px', '& .fui-Input': { minHeight: '44px' } },
  },
  given: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  number: { width: '96px', '& input': { textAlign: 'end' } },
  nobody: { margin: 0, color: tokens.colorNeutralForeground2 },
})
