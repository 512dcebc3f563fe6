import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { WhatsappAccount } from '#domain/channels/account'
import { mayNumberSend } from '#domain/whatsapp/campaignRules'
import { CheckboxGroup } from '../../../../components/CheckboxGroup.tsx'
import { NumberBadge } from '../../../../components/whatsapp/NumberBadge.tsx'
import { whatsappNumbersPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../channel.ts'
import { FormPart, type PartProps, useFieldProblem } from '../FormPart.tsx'
import { TemplateField } from './TemplateField.tsx'

type Props = PartProps & {
  numbers: readonly WhatsappAccount[]
  /** those of them that the task may leave by and that can send */
  chosen: readonly WhatsappAccount[]
}

/** The name of the task, the numbers that it may leave by, and its template. */
export function WhatsappWhatPart({ typed, set, wrong, numbers, chosen }: Props) {
  const { t } = useTaskWords()
  const problemAt = useFieldProblem(wrong)
  return (
    <FormPart title={t('task.form.part.what')}>
      <Field label={t('task.form.name')} hint={t('task.form.nameHint')} required {...problemAt('name')}>
        <Input name="name" value={typed.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      <Numbers typed={typed} set={set} numbers={numbers} />
      <TemplateField typed={typed} set={set} wrong={wrong} numbers={chosen.length > 0 ? chosen : numbers} />
    </FormPart>
  )
}

function Numbers({ typed, set, numbers }: Pick<Props, 'typed' | 'set' | 'numbers'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const chosen = typed.routes ?? []
  if (numbers.length === 0)
    return (
      <p className={styles.note}>
        {t('task.form.senderFirst')} <Link to={whatsappNumbersPath}>{t('task.form.senderMake')}</Link>
      </p>
    )
  const toggle = (id: string) =>
    set({ routes: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] })
  return (
    <CheckboxGroup label={t('task.form.sender')} hint={t('task.form.senderNone')}>
      <ul className={styles.list}>
        {numbers.map((number) => (
          <li key={number.id} className={styles.item}>
            <Checkbox
              label={[...new Set([number.name, number.number?.display].filter(Boolean))].join(' · ')}
              checked={mayNumberSend(number) && chosen.includes(number.id)}
              disabled={!mayNumberSend(number)}
              onChange={() => toggle(number.id)}
            />
            <NumberBadge account={number} />
          </li>
        ))}
      </ul>
    </CheckboxGroup>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})
