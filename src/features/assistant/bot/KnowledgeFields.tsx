import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { TextWordCountRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BotField, type BotSetting, botFields, botWordSum } from '#domain/assistant/bot'
import { countWords } from '#domain/assistant/botWords'
import { limits } from '#domain/limits'

type Props = { typed: BotSetting; onTyped: (some: Partial<BotSetting>) => void }

/** What the bot is told of the company, with the sum of its words and the longest of its fields. */
export function KnowledgeFields({ typed, onTyped }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const [checked, setChecked] = useState<ReturnType<typeof botWordSum> | null>(null)
  const isTooLong = checked !== null && checked.words > limits.botWords
  return (
    <div className={styles.root}>
      {botFields.map((field) => (
        <KnowledgeField key={field} field={field} text={typed[field]} onText={(text) => onTyped({ [field]: text })} />
      ))}
      <div className={styles.check}>
        <Button icon={<TextWordCountRegular />} onClick={() => setChecked(botWordSum(typed))}>
          {t('bot.check')}
        </Button>
        <span role="status" className={isTooLong ? styles.wrong : styles.note}>
          {checked === null
            ? t('bot.limit', { count: limits.botWords })
            : [
                t('bot.sum', { count: checked.words, most: limits.botWords }),
                checked.longest &&
                  t('bot.longest', {
                    field: t(`bot.field.${checked.longest as BotField | 'products'}`),
                    count: checked.longestWords,
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </div>
    </div>
  )
}

function KnowledgeField({ field, text, onText }: { field: BotField; text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  return (
    <Field
      label={t(`bot.field.${field}`)}
      hint={text ? t('bot.words', { count: countWords(text) }) : t(`bot.hint.${field}`)}
    >
      <Textarea
        name={field}
        className={styles.area}
        resize="vertical"
        rows={field === 'company_name' ? 1 : 3}
        value={text}
        maxLength={limits.botFieldLength}
        onChange={(_, { value }) => onText(value)}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  area: { '& textarea': { maxHeight: '50dvh' } },
  check: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground3 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
})
