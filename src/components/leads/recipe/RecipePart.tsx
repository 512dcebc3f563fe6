import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { OpenRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInside, type PageTree, textOfNode } from '#domain/leadSources/recipe/pageTree'
import {
  type EntryChoice,
  entryChoices,
  fieldSelector,
  likelyEntry,
  nextSelector,
} from '#domain/leadSources/recipe/recordRecipe'
import { rowsOfRecipe } from '#domain/leadSources/recipe/rowsOfRecipe'
import { nodesOf, parseSelector } from '#domain/leadSources/recipe/selector'
import { guessField } from '#domain/leads/guessField'
import { useConnected } from '../../../lib/useConnected.ts'
import { Tabs } from '../../Tabs.tsx'
import { FaultyField, type FieldsProps } from '../formFields.tsx'
import { linesOfSelectors, selectorsIn } from '../typedJob.ts'
import { PageView } from './PageView.tsx'
import { RecipeFields } from './RecipeFields.tsx'
import { RecipePreview } from './RecipePreview.tsx'
import { useListPage } from './useListPage.ts'

const steps = ['entry', 'fields', 'next'] as const
type Step = (typeof steps)[number]

/** A list on the web: its page is opened here, and its user points at one entry, at its values, and at the link to the next page. */
export function RecipePart({ typed, onTyped, faults }: FieldsProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const isConnected = useConnected()
  const { page, isOpening, open } = useListPage()
  return (
    <>
      <FaultyField label={t('form.start')} hint={t('recipe.startHint')} required faults={faults} field="start">
        <Input
          name="start"
          type="url"
          value={typed.start}
          maxLength={2_000}
          onChange={(_, { value }) => onTyped({ ...typed, start: value, seen: 0 })}
        />
      </FaultyField>
      <div className={styles.row}>
        <Button
          icon={<OpenRegular />}
          disabledFocusable={!isConnected || isOpening || !typed.start.trim()}
          onClick={() => void open(typed.start.trim())}
        >
          {t(isOpening ? 'recipe.opening' : isConnected ? 'recipe.open' : 'live.offline')}
        </Button>
      </div>
      <div role="status">
        {page?.problem && (
          <p className={styles.problem}>
            {t(`problem.${page.problem}`)} {page.code}
          </p>
        )}
      </div>
      {page && !page.problem && (
        <Recording tree={page.tree} isCut={page.is_cut} typed={typed} onTyped={onTyped} faults={faults} />
      )}
      {faults.some(({ field }) => field === 'entry') && !typed.entry && (
        <p className={styles.problem}>{t('recipe.first')}</p>
      )}
    </>
  )
}

type RecordingProps = FieldsProps & { tree: PageTree; isCut: boolean }

function Recording({ tree, isCut, typed, onTyped }: RecordingProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const [step, setStep] = useState<Step>('entry')
  const [choices, setChoices] = useState<EntryChoice[]>([])
  const [isLost, setLost] = useState(false)
  const selectors = useMemo(() => selectorsIn(typed.fields), [typed.fields])
  const marks = useMemo(
    () => marksOf(tree, typed.entry, selectors, typed.next),
    [tree, typed.entry, selectors, typed.next],
  )
  const rows = useMemo(
    () => (typed.entry ? rowsOfRecipe(tree, { entry: typed.entry, fields: selectors }) : []),
    [tree, typed.entry, selectors],
  )
  const titles = useMemo(
    () => new Map([...marks.values].map(([at, field]) => [at, t(`field.${field as 'company'}`)])),
    [marks.values, t],
  )

  function change(entry: string, fields: Record<string, string>) {
    const found = entry ? rowsOfRecipe(tree, { entry, fields }) : null
    onTyped({ ...typed, entry, fields: linesOfSelectors(fields), seen: found?.length ?? 0 })
  }

  function pointAtEntry(at: number) {
    const found = entryChoices(tree, at)
    setChoices(found)
    const likely = likelyEntry(tree, found)
    setLost(likely === null)
    if (likely) change(likely.selector, {})
  }

  function pointAtValue(at: number) {
    const entry = [...marks.entries].find((one) => isInside(tree, at, one))
    const selector = entry === undefined ? null : fieldSelector(tree, entry, at)
    const field = selector === null ? null : guessField(tree, at, new Set(Object.keys(selectors)))
    setLost(field === null)
    if (field !== null && selector !== null) change(typed.entry, { ...selectors, [field]: selector })
  }

  function pointAtNext(at: number) {
    const next = nextSelector(tree, at)
    setLost(next === null)
    if (next !== null) onTyped({ ...typed, next })
  }

  const point = { entry: pointAtEntry, fields: pointAtValue, next: pointAtNext }[step]
  const choose = (choice: EntryChoice | undefined) => choice && change(choice.selector, {})
  const chosen = choices.findIndex(({ selector }) => selector === typed.entry)
  return (
    <div className={styles.recording}>
      <Tabs
        size="small"
        label={t('recipe.steps')}
        tabs={steps.map((value) => ({ value, label: t(`recipe.step.${value}`) }))}
        chosen={step}
        onChoose={(value) => {
          setStep(value)
          setLost(false)
        }}
      />
      <p className={styles.hint}>{t(`recipe.hint.${step}`)}</p>
      <div role="status">{isLost && <p className={styles.problem}>{t(`recipe.lost.${step}`)}</p>}</div>
      {step === 'entry' && typed.entry && (
        <div className={styles.row}>
          <span>{t('recipe.entries', { count: marks.entries.size })}</span>
          <Button
            size="small"
            icon={<ZoomInRegular />}
            disabledFocusable={chosen <= 0}
            onClick={() => choose(choices[chosen - 1])}
          >
            {t('recipe.smaller')}
          </Button>
          <Button
            size="small"
            icon={<ZoomOutRegular />}
            disabledFocusable={chosen < 0 || chosen >= choices.length - 1}
            onClick={() => choose(choices[chosen + 1])}
          >
            {t('recipe.larger')}
          </Button>
        </div>
      )}
      {step === 'fields' && (
        <RecipeFields
          selectors={selectors}
          first={rows?.[0]?.fields ?? {}}
          onChange={(some) => change(typed.entry, some)}
        />
      )}
      {step === 'next' && (
        <div className={styles.row}>
          <span>
            {typed.next && marks.next >= 0
              ? t('recipe.nextIs', { text: textOfNode(tree, marks.next) || tree.nodes[marks.next]!.href })
              : t('recipe.noNext')}
          </span>
          {typed.next && (
            <Button size="small" onClick={() => onTyped({ ...typed, next: '' })}>
              {t('recipe.dropNext')}
            </Button>
          )}
        </div>
      )}
      <PageView tree={tree} entries={marks.entries} values={titles} next={marks.next} onPoint={point} />
      {isCut && <p className={styles.hint}>{t('recipe.isCut')}</p>}
      <RecipePreview rows={rows} selectors={selectors} />
    </div>
  )
}

/** What of the page is meant by now. */
function marksOf(tree: PageTree, entry: string, selectors: Record<string, string>, next: string) {
  const all = (selector: string, within?: number) => {
    const steps = selector ? parseSelector(selector) : null
    return steps ? nodesOf(tree, steps, within) : []
  }
  const entries = new Set(all(entry))
  const values = new Map<number, string>()
  for (const at of entries)
    for (const [field, selector] of Object.entries(selectors)) {
      const found = selector ? all(selector, at)[0] : at
      if (found !== undefined) values.set(found, field)
    }
  return { entries, values, next: all(next)[0] ?? -1 }
}

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  recording: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, overflowWrap: 'anywhere' },
})
