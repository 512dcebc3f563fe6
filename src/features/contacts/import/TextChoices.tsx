import { Field, Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { TextChoice } from '#workers/sheets/read/workbook'
import { type DelimiterChoice, delimiterNames, encodings } from './importPlan.ts'

type Props = { text: TextChoice; isTable: boolean; onText: (text: TextChoice) => void }

/** How a text was read, which is a guess: what looks wrong below can be read in another way. */
export function TextChoices({ text, isTable, onText }: Props) {
  const { t } = useTranslation('contacts')
  return (
    <>
      <Field label={t('import.encoding')} hint={t('import.encodingHint')}>
        <Select
          value={text.encoding ?? ''}
          onChange={(_, { value }) => onText({ ...text, encoding: value as NonNullable<TextChoice['encoding']> })}
        >
          {encodings.map((encoding) => (
            <option key={encoding} value={encoding}>
              {t(`import.encodings.${encoding}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isTable && (
        <Field label={t('import.delimiter')}>
          <Select
            value={text.delimiter ?? ','}
            onChange={(_, { value }) => onText({ ...text, delimiter: value as DelimiterChoice })}
          >
            {(Object.keys(delimiterNames) as DelimiterChoice[]).map((sign) => (
              <option key={sign} value={sign}>
                {t(`import.delimiters.${delimiterNames[sign]}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
