import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { limits } from '#domain/limits'
import { TagButton } from '../../../../components/sms/TagButton.tsx'
import { useTaskWords } from '../channel.ts'

type Props = { label: string; value: string; isMissing: boolean; onValue: (value: string) => void }

/** What stands for one variable: words, and what is known of each receiver. */
export function ValueField({ label, value, isMissing, onValue }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  /** At the caret, which then stands behind it. */
  function put(tag: string) {
    const at = input.current?.selectionStart ?? value.length
    const end = input.current?.selectionEnd ?? at
    onValue((value.slice(0, at) + tag + value.slice(end)).slice(0, limits.lineLength))
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(at + tag.length, at + tag.length)
    })
  }
  return (
    <div className={styles.root}>
      <Field
        label={label}
        required
        className={styles.field}
        {...(isMissing && { validationState: 'error', validationMessage: t('task.whatsapp.valueMissing') })}
      >
        <Input
          input={{ ref: input }}
          value={value}
          maxLength={limits.lineLength}
          onChange={(_, { value }) => onValue(value)}
        />
      </Field>
      <TagButton into={label} onPut={put} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS, minWidth: 0 },
  field: { flex: '1 1 220px', minWidth: 0 },
})
