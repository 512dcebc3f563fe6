import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportPlan, PhoneDoubts } from '#workers/sheets/api'
import type { BareNumberKind } from '#workers/sheets/import/phoneReader'
import { useClient } from '../../../lib/client.ts'
import { useCountryName } from '../../../lib/countries.ts'

type Props = { file: File; plan: ImportPlan; onChoice: (bare: BareNumberKind | null) => void }

/**
 * Digits without a plus that two countries could have: the other phones of their columns say how they are meant, and
 * where they do not, or are wrong, the user does. Nothing is shown where no number is doubtful.
 */
export function PhoneChoice({ file, plan, onChoice }: Props) {
  const { t } = useTranslation('contacts')
  const countryName = useCountryName()
  const { sheets } = useClient()
  const [doubts, setDoubts] = useState<PhoneDoubts | null>(null)
  const { sheet, headerRow, text, mapping, defaultCountry } = plan
  const asked = JSON.stringify([sheet, headerRow, text, mapping, defaultCountry])
  const ask = useEffectEvent(() => sheets.phones(file, plan))
  const answer = useEffectEvent((found: PhoneDoubts) => {
    setDoubts(found)
    onChoice(found.usual)
  })
  useEffect(() => {
    let isOver = false
    void ask().then((found) => (!isOver && found.kind === 'phones' ? answer(found) : undefined))
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- asked once for each way to read the file
  }, [file, asked])
  const [example] = doubts?.examples ?? []
  if (!doubts || !example) return null
  const read = (way: BareNumberKind, at: 0 | 1) => ({
    text: example.text,
    number: `+${example[way]}`,
    country: countryName(example.countries[at]),
  })
  return (
    <Field label={t('import.bare.title')} hint={t('import.bare.hint', { count: doubts.doubtful })}>
      <RadioGroup
        value={plan.bareNumbers ?? 'each'}
        onChange={(_, { value }) => onChoice(value === 'each' ? null : (value as BareNumberKind))}
      >
        <Radio value="each" label={t('import.bare.each')} />
        <Radio value="local" label={t('import.bare.local', read('local', 0))} />
        <Radio value="abroad" label={t('import.bare.abroad', read('abroad', 1))} />
      </RadioGroup>
    </Field>
  )
}
