import { Field, Input, makeStyles } from '@fluentui/react-components'
import { BracesVariableRegular, EmojiRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tagSource } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { EmojiForm } from './EmojiForm.tsx'
import { Pop } from './Pop.tsx'
import { TagForm } from './TagForm.tsx'

type Props = {
  name: string
  label: string
  hint: string
  text: string
  onText: (text: string) => void
  onUndo: () => void
  onRedo: () => void
}

/** One line that takes what is known of the receiver, and emoji, where the caret stands. */
export function WordsField({ name, label, hint, text, onText, onUndo, onRedo }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const put = (words: string) => {
    const { selectionStart, selectionEnd } = input.current!
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    const next = text.slice(0, from) + words + text.slice(to)
    if (next.length > limits.lineLength) return
    onText(next)
    // After the words are in it.
    setTimeout(() => {
      input.current?.focus()
      input.current?.setSelectionRange(from + words.length, from + words.length)
    })
  }
  return (
    <Field label={label}>
      <Input
        input={{ ref: input }}
        name={name}
        className={styles.input}
        value={text}
        placeholder={hint}
        maxLength={limits.lineLength}
        autoComplete="off"
        onChange={(_, { value }) => onText(value)}
        onKeyDown={(event) => {
          const key = event.key.toLowerCase()
          const isUndo = (event.ctrlKey || event.metaKey) && key === 'z'
          if (!isUndo && !((event.ctrlKey || event.metaKey) && key === 'y')) return
          event.preventDefault()
          if (isUndo && !event.shiftKey) onUndo()
          else onRedo()
        }}
        contentAfter={
          <>
            <Pop label={t('message.rich.tag')} icon={<BracesVariableRegular />}>
              {(close) => (
                <TagForm
                  tag={null}
                  onPut={(tag, fallback) => {
                    close()
                    put(tagSource(tag, fallback))
                  }}
                />
              )}
            </Pop>
            <Pop label={t('message.rich.emoji')} icon={<EmojiRegular />}>
              {(close) => (
                <EmojiForm
                  onPut={(emoji) => {
                    close()
                    put(emoji)
                  }}
                />
              )}
            </Pop>
          </>
        }
      />
    </Field>
  )
}

const useStyles = makeStyles({ input: { width: '100%', '@media (pointer: coarse)': { minHeight: '44px' } } })
