import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChapterId, chapters, options, type QuestionId, questions } from './chapters.ts'
import type { CourseFigures } from './figures.ts'

type Props = { chapter: ChapterId; figures: CourseFigures }

/** Questions for the reader alone: no answer is kept. */
export function SelfCheck({ chapter, figures }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  return (
    <section className={styles.root} aria-labelledby="selfCheck">
      <h3 id="selfCheck" className={styles.heading}>
        {t('course.check.title')}
      </h3>
      {questions.map((question) => (
        <Question key={question} chapter={chapter} question={question} figures={figures} />
      ))}
    </section>
  )
}

function Question({ chapter, question, figures }: Props & { question: QuestionId }) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const [chosen, setChosen] = useState('')
  const isRight = chosen === chapters[chapter].answers[question]
  const said = (what: 'ask' | 'why') => t(`course.chapter.${chapter}.questions.${question}.${what}`, figures)
  return (
    <Field label={said('ask')} className={styles.question}>
      <RadioGroup value={chosen} onChange={(_, { value }) => setChosen(value)}>
        {options.map((option) => (
          <Radio
            key={option}
            value={option}
            label={t(`course.chapter.${chapter}.questions.${question}.${option}`, figures)}
          />
        ))}
      </RadioGroup>
      <div role="status" className={styles.answer}>
        {chosen && (
          <>
            <strong className={isRight ? styles.right : styles.wrong}>
              {t(isRight ? 'course.check.right' : 'course.check.wrong')}
            </strong>{' '}
            {said('why')}
          </>
        )}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  question: { minWidth: 0 },
  answer: { maxWidth: '68ch', paddingInlineStart: tokens.spacingHorizontalS, textWrap: 'pretty' },
  right: { color: tokens.colorPaletteGreenForeground1 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
})
