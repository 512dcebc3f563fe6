import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { type Day, dayIn, isoDay } from '#domain/statistics/days'

/** Both included. */
type Ends = { first: Day; last: Day }
type Props = Ends & { words: { from: string; to: string }; onDays: (days: Ends) => void }

/** The two ends of a stretch of days. An end that is passed by the other one takes it along. */
export function DayFields({ words, onDays, ...shown }: Props) {
  const styles = useStyles()
  // The address follows when all numbers are counted; the other end may be typed before.
  const [{ first, last }, setTyped] = useState<Ends>(shown)
  const [before, setBefore] = useState<Ends>(shown)
  if (before.first !== shown.first || before.last !== shown.last) {
    setBefore(shown)
    setTyped(shown)
  }
  const change = (text: string, daysWith: (day: Day) => Ends) => {
    const day = dayIn(text)
    if (day === null) return
    setTyped(daysWith(day))
    onDays(daysWith(day))
  }
  return (
    <div className={styles.root}>
      <Field label={words.from} orientation="horizontal">
        <Input
          type="date"
          size="small"
          value={isoDay(first)}
          onChange={(_, { value }) => change(value, (day) => ({ first: day, last: Math.max(day, last) }))}
        />
      </Field>
      <Field label={words.to} orientation="horizontal">
        <Input
          type="date"
          size="small"
          value={isoDay(last)}
          onChange={(_, { value }) => change(value, (day) => ({ first: Math.min(day, first), last: day }))}
        />
      </Field>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, flexWrap: 'wrap' },
})
