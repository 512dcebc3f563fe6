import { Field, Input, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { distributionKinds, distributionOrders } from '#domain/distribution/distribution'
import { useFieldWords } from '../../components/formParts.tsx'
import type { Draft, DraftProblems } from './draft.ts'
import { FilterFields } from './FilterFields.tsx'
import { giverFor, giversOf, kindsOf } from './givers.ts'
import { Matching } from './Matching.tsx'
import type { Everybody } from './useEverybody.ts'

type Props = {
  draft: Draft
  problems: DraftProblems
  everybody: Everybody
  onDraft: (change: Partial<Draft>) => void
}

/** Which contacts, and whose they are now. */
export function WhatStep({ draft, problems, everybody, onDraft }: Props) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const fieldWords = useFieldWords()
  return (
    <>
      <KindField draft={draft} everybody={everybody} onDraft={onDraft} />
      {!draft.ids && <FromField draft={draft} problems={problems} everybody={everybody} onDraft={onDraft} />}
      {draft.ids ? (
        <p className={styles.chosen}>{t('chosen', { count: draft.ids.length, from: everybody.nameOf(draft.from) })}</p>
      ) : (
        <FilterFields
          filter={draft.filter}
          problems={problems}
          onFilter={(change) => onDraft({ filter: { ...draft.filter, ...change } })}
        />
      )}
      <div className={styles.amount}>
        <Field label={t('count')} hint={t('countHint')} {...fieldWords(problems.count)}>
          <Input
            name="count"
            inputMode="numeric"
            autoComplete="off"
            value={draft.count}
            onChange={(_, { value }) => onDraft({ count: value })}
          />
        </Field>
        <Field label={t('order.label')}>
          <RadioGroup
            layout="horizontal"
            value={draft.order}
            onChange={(_, { value }) => onDraft({ order: value as Draft['order'] })}
          >
            {distributionOrders.map((order) => (
              <Radio key={order} value={order} label={t(`order.${order}`)} />
            ))}
          </RadioGroup>
        </Field>
      </div>
      <Matching draft={draft} everybody={everybody} />
    </>
  )
}

type FieldProps = Omit<Props, 'problems'>

function KindField({ draft, everybody, onDraft }: FieldProps) {
  const { t } = useTranslation('distribution')
  const { people } = everybody
  // Of contacts that were chosen one by one, the giver is known.
  const kinds = draft.ids ? kindsOf(draft.from, people) : distributionKinds
  const turn = (kind: Draft['kind']) => onDraft({ kind, from: giverFor(kind, draft.from, people) })
  return (
    <Field label={t('kind.label')}>
      <RadioGroup value={draft.kind} onChange={(_, { value }) => turn(value as Draft['kind'])}>
        {kinds.map((kind) => (
          <Radio key={kind} value={kind} label={`${t(`kind.${kind}`)} · ${t(`kindHint.${kind}`)}`} />
        ))}
      </RadioGroup>
    </Field>
  )
}

/** Of what is distributed the main account is the giver; the choice is between its own and what waits in the pool. */
function FromField({ draft, problems, everybody, onDraft }: Props) {
  const { t } = useTranslation('distribution')
  const fieldWords = useFieldWords()
  if (draft.kind === 'distribute')
    return (
      <Field label={t('from')}>
        <RadioGroup
          layout="horizontal"
          value={draft.pooled ? 'pool' : 'mine'}
          onChange={(_, { value }) => onDraft({ pooled: value === 'pool' })}
        >
          <Radio value="mine" label={t('mine')} />
          <Radio value="pool" label={t('pool')} />
        </RadioGroup>
      </Field>
    )
  return (
    <Field label={t('from')} {...fieldWords(problems.from)}>
      <Select name="from" value={draft.from} onChange={(_, { value }) => onDraft({ from: value })}>
        {giversOf(draft.kind, everybody.people).map(({ id, status }) => (
          <option key={id} value={id}>
            {everybody.nameOf(id)}
            {status === 'disabled' && ` · ${t('disabled')}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const useStyles = makeStyles({
  chosen: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  amount: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '@media (pointer: coarse)': { '& .fui-Input': { minHeight: '44px' } },
  },
})
