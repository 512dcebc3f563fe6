import { Button, Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { DocumentTableRegular, FilterRegular, PeopleRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Filter, noFilter } from '#domain/contacts/filter'
import { countTests } from '#domain/contacts/filterTests'
import { limits } from '#domain/limits'
import { rowsWhere } from '#workers/database/read'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useStored } from '../../../lib/reader.ts'
import { openWindow } from '../../../lib/windows.ts'
import { ChosenList } from './ChosenList.tsx'
import { useTaskWords } from './channel.ts'
import { FilterWords } from './FilterWords.tsx'
import { FormPart, type PartProps, useFieldProblem } from './FormPart.tsx'
import type { FormerAudience } from './useDryRun.ts'

const FileDialog = lazy(() => import('./FileDialog.tsx').then((m) => ({ default: m.FileDialog })))

/** `unopened`: who did not open an earlier task; only mails can be asked that. */
type Props = PartProps & { unopened?: FormerAudience }

/** Whom it is for: by a filter, by name, and who did not open an earlier one. */
export function AudiencePart(props: Props) {
  const { typed, set, wrong } = props
  const { t } = useTaskWords()
  const problemAt = useFieldProblem(wrong)
  const nobody = problemAt('audience')
  return (
    <FormPart title={t('task.form.part.who')}>
      {'validationMessage' in nobody && (
        <Field {...nobody}>
          <span tabIndex={-1} data-wrong />
        </Field>
      )}
      {typed.unopened_of !== null && props.unopened && <NotOpened set={set} unopened={props.unopened} />}
      <ByFilter {...props} />
      <ByName {...props} />
      <BySendCount {...props} />
      <Checkbox
        label={t('task.form.basis')}
        checked={typed.allows_unknown_basis}
        onChange={(_, { checked }) => set({ allows_unknown_basis: checked === true })}
      />
    </FormPart>
  )
}

function NotOpened({ set, unopened: { name, contacts, about } }: Pick<Required<Props>, 'set' | 'unopened'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  return (
    <div className={styles.block}>
      <div className={styles.line}>
        <strong>{name ? t('task.form.unopened', { name }) : t('task.form.unopenedGone')}</strong>
        <Button appearance="subtle" onClick={() => set({ unopened_of: null })}>
          {t('task.form.remove')}
        </Button>
      </div>
      {!contacts && about !== null && <p className={styles.note}>{t('task.form.unopenedUnknown', { count: about })}</p>}
    </div>
  )
}

function ByFilter({ typed, set }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { filter } = typed
  const choose = (filter: Filter) => set({ filter })
  const edit = () => openWindow({ kind: 'filter', filter: filter ?? noFilter, onFilter: choose })
  return (
    <div className={styles.block}>
      <span className={styles.label}>{t('task.form.filter')}</span>
      {filter && (
        <>
          <FilterWords filter={filter} />
          <p className={styles.note}>{t('task.form.filterNote')}</p>
        </>
      )}
      <div className={styles.line}>
        <Button icon={<FilterRegular />} onClick={edit}>
          {t(filter ? 'task.form.filterChange' : 'task.form.filterSet')}
        </Button>
        <Tags onFilter={choose} />
        <Views onFilter={choose} />
        {filter ? (
          <Button appearance="subtle" onClick={() => set({ filter: null })}>
            {t('task.form.remove')}
          </Button>
        ) : (
          <Button appearance="subtle" icon={<PeopleRegular />} onClick={() => choose(noFilter)}>
            {t('task.form.filterAll')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Tags({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { t } = useTaskWords()
  const { tag } = useLabels()
  const words = {
    find: t('task.choice.find'),
    noMatch: t('task.choice.noMatch'),
    none: t('task.choice.none'),
    remove: (name: string) => t('task.choice.remove', { name }),
  }
  return (
    <FilterChip
      label={t('task.form.tags')}
      options={tag.map(({ id, name }) => ({ value: id, text: name }))}
      chosen={null}
      onChoose={(id) => id && onFilter({ join: 'all', of: [{ field: 'tag', is: 'anyOf', values: [id] }] })}
      words={words}
    />
  )
}

function Views({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { t } = useTaskWords()
  const views = useStored((db) => rowsWhere(db, 'saved_view', () => true), []) ?? []
  if (views.length === 0) return null
  return (
    <Select
      aria-label={t('task.form.view')}
      value=""
      onChange={(_, { value }) => {
        const view = views.find(({ id }) => id === value)
        if (view) onFilter(view.filter)
      }}
    >
      <option value="">{t('task.form.viewNone')}</option>
      {views.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function ByName({ typed, set }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const [isChoosing, setChoosing] = useState(false)
  const count = typed.chosen.length
  return (
    <div className={styles.block}>
      <span className={styles.label}>{t('task.form.chosen')}</span>
      {count > 0 && <ChosenList chosen={typed.chosen} onChosen={(chosen) => set({ chosen })} />}
      <p className={styles.note}>{t('task.form.chosenHint')}</p>
      <div className={styles.line}>
        <Button icon={<DocumentTableRegular />} onClick={() => setChoosing(true)}>
          {t('task.form.fromFile')}
        </Button>
        <Link to="/statistics/contacts" className={styles.link}>
          {t('task.form.toContacts')}
        </Link>
        {count > 0 && (
          <Button appearance="subtle" onClick={() => set({ chosen: [] })}>
            {t('task.form.chosenClear')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('task.form.fileHint', { rows: number(limits.emailImportRows) })}</p>
      <Suspense>
        {isChoosing && (
          <FileDialog before={typed.chosen} onChosen={(chosen) => set({ chosen })} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </div>
  )
}

function BySendCount({ typed: { send_count }, set, wrong }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  return (
    <div className={styles.block}>
      <Checkbox
        label={t('task.form.sendCount')}
        checked={send_count !== null}
        onChange={(_, { checked }) => set({ send_count: checked === true ? { is: 'less', value: '3' } : null })}
      />
      {send_count && (
        <Field label={t('task.form.sendCountIs')} {...problemAt('send_count')}>
          <div className={styles.line}>
            <Select
              aria-label={t('task.form.sendCountIs')}
              value={send_count.is}
              onChange={(_, { value }) => set({ send_count: { ...send_count, is: value as typeof send_count.is } })}
            >
              {countTests.map((is) => (
                <option key={is} value={is}>
                  {t(`task.form.is.${is}`)}
                </option>
              ))}
            </Select>
            <Input
              name="send_count"
              className={styles.number}
              inputMode="numeric"
              aria-label={t('task.form.times')}
              value={send_count.value}
              contentAfter={t('task.form.times')}
              onChange={(_, { value }) => set({ send_count: { ...send_count, value } })}
            />
          </div>
        </Field>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  block: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start', minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  label: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  number: { width: '120px' },
  link: { '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
})
