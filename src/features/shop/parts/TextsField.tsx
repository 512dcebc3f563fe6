import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { type ShopLanguage, type ShopTexts, withText } from '#domain/shop/texts'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'

type Props = {
  label: string
  name: string
  texts: ShopTexts
  language: ShopLanguage
  most: number
  onTexts: (texts: ShopTexts) => void
  /** what the assistant is told of it; without it, it is not asked */
  material?: () => string
  rows?: number
  hint?: string
  fault?: string | undefined
  required?: boolean
}

/** One text in the language that is being written, with the assistant beside it. */
export function TextsField({
  label,
  name,
  texts,
  language,
  most,
  onTexts,
  material,
  rows = 1,
  hint,
  fault,
  required = false,
}: Props) {
  const styles = useStyles()
  const text = texts[language] ?? ''
  const set = (value: string) => onTexts(withText(texts, language, value))
  return (
    <Field
      label={label}
      required={required}
      {...(hint && { hint })}
      {...(fault && { validationState: 'error', validationMessage: fault })}
    >
      <div className={styles.row}>
        {rows === 1 ? (
          <Input
            className={styles.input}
            name={name}
            lang={language}
            value={text}
            maxLength={most}
            onChange={(_, { value }) => set(value)}
          />
        ) : (
          <Textarea
            className={styles.input}
            name={name}
            lang={language}
            rows={rows}
            resize="vertical"
            value={text}
            maxLength={most}
            onChange={(_, { value }) => set(value)}
          />
        )}
        {material && (
          <AssistButton
            subject={{
              wishes: ['productText', 'shorten', 'rewrite', 'translate'],
              text,
              material,
              onUse: (said) => set(said.slice(0, most)),
              language: language === 'zh' ? 'zh' : 'en',
            }}
          />
        )}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', gap: tokens.spacingHorizontalXS, alignItems: 'flex-start' },
  input: { flex: '1 1 0', minWidth: 0 },
})
