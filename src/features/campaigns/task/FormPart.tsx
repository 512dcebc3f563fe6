import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { limits } from '#domain/limits'
import { useTaskWords } from './channel.ts'
import { type FormProblem, formProblems, type TaskFormField, type TypedTask } from './taskForm.ts'

/** What every part of the form gets. */
export type PartProps = {
  typed: TypedTask
  set: (change: Partial<TypedTask>) => void
  wrong: readonly FormProblem[]
}

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section className={styles.root} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}

export function useProblemWords() {
  const { t } = useTaskWords()
  return (problem: FormProblem) =>
    t(`task.wrong.${problem}`, { max: limits.emailImportRows, least: limits.rateLeastSent })
}

/** For a Fluent Field: red with words, or nothing. */
export function useFieldProblem(wrong: readonly FormProblem[]) {
  const wordsOf = useProblemWords()
  return (field: TaskFormField) => {
    const problem = wrong.find((one) => formProblems[one] === field)
    return problem ? { validationState: 'error' as const, validationMessage: wordsOf(problem) } : {}
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A list is else as wide as its longest choice.
    '& .fui-Field': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
})
