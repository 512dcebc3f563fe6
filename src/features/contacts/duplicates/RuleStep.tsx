import { Button, Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sureFrom } from '#domain/contacts/duplicates'
import { type SurvivorRule, survivorRules } from '#domain/contacts/merge'
import type { DuplicateCount, MergeRule, PlannedMerge } from '#workers/search/duplicatesApi'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useClient } from '../../../lib/client.ts'

type Props = {
  left: DuplicateCount
  /** those of them that need not be looked at */
  sure: DuplicateCount
  back: ReactNode
  onMerge: (rule: MergeRule, groups: number) => void
  onClose: () => void
}

const examples = 3

/** Which contact stays is said once for many groups; what would come of it is shown before anything happens. */
export function RuleStep({ left, sure, back, onMerge, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [survivor, setSurvivor] = useState<SurvivorRule>('newest')
  const [which, setWhich] = useState<'sure' | 'all'>(sure.groups > 0 ? 'sure' : 'all')
  const rule = { survivor, leastCertain: which === 'sure' ? sureFrom : 0 }
  const planned = usePlanned(rule.survivor, rule.leastCertain)
  const { groups, contacts } = which === 'sure' ? sure : left

  return (
    <WindowFrame
      title={t('duplicates.rule.title')}
      onClose={onClose}
      actions={
        <>
          {back}
          <Button appearance="primary" disabled={!planned?.length} onClick={() => onMerge(rule, groups)}>
            {t('duplicates.rule.start')}
          </Button>
        </>
      }
    >
      <Field label={t('duplicates.rule.stays')}>
        <RadioGroup value={survivor} onChange={(_, { value }) => setSurvivor(value as SurvivorRule)}>
          {survivorRules.map((one) => (
            <Radio key={one} value={one} label={t(`duplicates.rule.survivor.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('duplicates.rule.which')}>
        <RadioGroup value={which} onChange={(_, { value }) => setWhich(value as 'sure' | 'all')}>
          <Radio value="sure" disabled={sure.groups === 0} label={t('duplicates.rule.sure', { count: sure.groups })} />
          <Radio value="all" label={t('duplicates.rule.all', { count: left.groups })} />
        </RadioGroup>
      </Field>
      <p className={styles.text}>{t('duplicates.rule.text')}</p>
      <p className={styles.sum}>{t('duplicates.rule.sum', { contacts, count: groups })}</p>
      {planned && planned.length > 0 && <Examples merges={planned} />}
    </WindowFrame>
  )
}

function Examples({ merges }: { merges: PlannedMerge[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <section aria-label={t('duplicates.rule.examples')}>
      <h3 className={styles.title}>{t('duplicates.rule.examples')}</h3>
      <ul className={styles.list}>
        {merges.slice(0, examples).map(({ merge, undo }) => {
          const { fields } = merge
          const filled = (Object.keys(fields) as (keyof typeof fields)[]).map((field) => t(`fields.${field}`))
          const name = fields.name || undo.rows[0]?.name || undo.rows[0]?.company || t('row.nameless')
          return (
            <li key={merge.id}>
              {t('duplicates.rule.example', { count: merge.merged.length, name })}
              {filled.length > 0 && t('duplicates.rule.fills', { fields: filled.join(t('change.and')) })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the rule makes of the first groups. */
function usePlanned(survivor: SurvivorRule, leastCertain: number): PlannedMerge[] | null {
  const { duplicates } = useClient()
  const [planned, setPlanned] = useState<PlannedMerge[] | null>(null)
  useEffect(() => {
    let isHere = true
    void duplicates.plan({ survivor, leastCertain }, 0).then(({ merges }) => isHere && setPlanned(merges))
    return () => {
      isHere = false
    }
  }, [duplicates, survivor, leastCertain])
  return planned
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  sum: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
})
