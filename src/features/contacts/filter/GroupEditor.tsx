import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Condition, type Filter, isCustom, isGroup, type Join, joins } from '#domain/contacts/filter'
import { limits } from '#domain/limits'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useOwners } from '../../../lib/owners.ts'
import { ConditionValue } from './ConditionValue.tsx'
import { type FilterTest, fieldOf, filterFields, newCondition, testsOf, withTest } from './filterFields.ts'
import { PickButton } from './PickButton.tsx'

type Props = {
  group: Filter
  /** 1 is the whole filter */
  depth: number
  /** there is no room for more */
  isFull: boolean
  onChange: (group: Filter) => void
  onRemove?: () => void
}

/** All, any or none of some conditions and groups. */
export function GroupEditor({ group, depth, isFull, onChange, onRemove }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  // What is half typed stays with its condition when one before it goes.
  const [keys, setKeys] = useState(() => group.of.map((_, at) => at))
  const put = (at: number, member: Condition | Filter) => onChange({ ...group, of: group.of.with(at, member) })
  const remove = (at: number) => {
    setKeys(keys.toSpliced(at, 1))
    onChange({ ...group, of: group.of.toSpliced(at, 1) })
  }
  const add = (member: Condition | Filter) => {
    setKeys([...keys, Math.max(-1, ...keys) + 1])
    onChange({ ...group, of: [...group.of, member] })
  }
  return (
    <fieldset className={mergeClasses(styles.group, depth > 1 && styles.inner)}>
      <legend className={styles.legend}>
        <PickButton
          label={t('filter.join.label')}
          options={joins.map((value) => ({ value, text: t(`filter.join.${value}`) }))}
          chosen={[group.join]}
          onChoose={(join) => onChange({ ...group, join: join as Join })}
        />
        {onRemove && <Remove label={t('filter.removeGroup')} onClick={onRemove} />}
      </legend>
      {group.of.map((member, at) =>
        isGroup(member) ? (
          <GroupEditor
            key={keys[at]}
            group={member}
            depth={depth + 1}
            isFull={isFull}
            onChange={(next) => put(at, next)}
            onRemove={() => remove(at)}
          />
        ) : (
          <ConditionEditor
            key={keys[at]}
            condition={member}
            onChange={(next) => put(at, next)}
            onRemove={() => remove(at)}
          />
        ),
      )}
      <div className={styles.adding}>
        <Button appearance="subtle" icon={<AddRegular />} disabled={isFull} onClick={() => add(newCondition('name'))}>
          {t('filter.addCondition')}
        </Button>
        {depth < limits.filterDepth && (
          <Button
            appearance="subtle"
            icon={<AddRegular />}
            disabled={isFull}
            onClick={() => add({ join: group.join === 'all' ? 'any' : 'all', of: [newCondition('name')] })}
          >
            {t('filter.addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type ConditionProps = { condition: Condition; onChange: (condition: Condition) => void; onRemove: () => void }

function ConditionEditor({ condition, onChange, onRemove }: ConditionProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const owners = useOwners()
  const custom = useCustomFields()
  const fields = filterFields.filter((field) => field !== 'belongto' || owners.areSeveral)
  const field = fieldOf(condition, custom)
  const name = field === null ? t('customFields.gone') : typeof field === 'string' ? t(`fields.${field}`) : field.name
  return (
    <div className={styles.condition} role="group" aria-label={name}>
      <PickButton
        label={t('filter.field')}
        options={[
          ...fields.map((value) => ({ value, text: t(`fields.${value}`) })),
          ...custom.map((one) => ({ value: one.id, text: one.name })),
        ]}
        chosen={[isCustom(condition) ? condition.id : condition.field]}
        hint={name}
        onChoose={(value) =>
          onChange(newCondition(custom.find(({ id }) => id === value) ?? fields.find((one) => one === value)!))
        }
      />
      <PickButton
        label={t('filter.test')}
        options={(field ? testsOf(field) : [condition.is]).map((value) => ({ value, text: t(`filter.is.${value}`) }))}
        chosen={[condition.is]}
        onChoose={(is) => onChange(withTest(condition, is as FilterTest))}
      />
      <span className={styles.value}>
        <ConditionValue
          key={isCustom(condition) ? condition.id : condition.field}
          condition={condition}
          label={name}
          onChange={onChange}
        />
      </span>
      <Remove label={t('filter.removeCondition', { name })} onClick={onRemove} />
    </div>
  )
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return <Button appearance="subtle" icon={<DismissRegular />} aria-label={label} onClick={onClick} />
}

const narrow = '@media (max-width: 640px)'
const useStyles = makeStyles({
  group: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    '& button': { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  },
  inner: {
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorBrandStroke2}`,
  },
  legend: {
    // A legend that is not floated stands across the edge of its group, and the line beside it would begin halfway.
    float: 'left',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    padding: 0,
  },
  condition: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 180px) minmax(110px, 160px) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
  // On a phone a condition takes two lines, the value the second.
  value: { display: 'grid', minWidth: 0, [narrow]: { gridRow: 2, gridColumn: '1 / -1' } },
  adding: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
