import { Field, Input } from '@fluentui/react-components'
import { useTaskWords } from '../channel.ts'
import { FormPart, type PartProps } from '../FormPart.tsx'
import { emptyLinked, type LinkedFlaw } from './typedLinked.ts'

type Props = PartProps & { flaws: readonly LinkedFlaw[] }

/** To how many it goes, and how long a phone waits between two messages. */
export function LinkedPacePart({ typed, set, flaws }: Props) {
  const { t } = useTaskWords()
  const linked = typed.linked ?? emptyLinked
  const said = (...of: LinkedFlaw[]) => {
    const flaw = flaws.find((one) => of.includes(one))
    return flaw && { validationState: 'error' as const, validationMessage: t(`task.linked.flaw.${flaw}`) }
  }
  return (
    <FormPart title={t('task.form.part.how')}>
      <Field label={t('task.linked.interval')} hint={t('task.linked.intervalHint')} required {...said('interval')}>
        <Input
          name="interval"
          inputMode="numeric"
          value={linked.interval}
          onChange={(_, { value }) => set({ linked: { ...linked, interval: value } })}
        />
      </Field>
      <Field label={t('task.linked.most')} hint={t('task.linked.mostHint')} {...said('mostZero', 'most', 'mostAbove')}>
        <Input
          name="most"
          inputMode="numeric"
          value={linked.most}
          onChange={(_, { value }) => set({ linked: { ...linked, most: value } })}
        />
      </Field>
    </FormPart>
  )
}
