import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { LinkedAccount } from '#domain/channels/account'
import { mayPhoneSend } from '#domain/linked/campaignRules'
import type { LinkedTemplate } from '#domain/linked/template'
import { CheckboxGroup } from '../../../../components/CheckboxGroup.tsx'
import { linkedPhonesPath, linkedTemplatesPath } from '../../../../lib/linkedPaths.ts'
import { useTaskWords } from '../channel.ts'
import { FormPart, type PartProps, useFieldProblem } from '../FormPart.tsx'
import { StrangersLine } from './StrangersLine.tsx'
import { usePhonePaces } from './sendingPhones.ts'

type Props = PartProps & { templates: readonly LinkedTemplate[]; phones: readonly LinkedAccount[] }

/** The name of the task, its template, and the phones that it may leave by. */
export function LinkedWhatPart({ typed, set, wrong, templates, phones }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  const template = templates.find(({ id }) => id === typed.message)
  return (
    <FormPart title={t('task.form.part.what')}>
      <Field label={t('task.form.name')} hint={t('task.form.nameHint')} required {...problemAt('name')}>
        <Input name="name" value={typed.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      <Field label={t('task.form.message')} required {...problemAt('message')}>
        <Select name="message" value={typed.message} onChange={(_, { value }) => set({ message: value })}>
          <option value="">{t('task.form.messageNone')}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {template && <p className={styles.text}>{template.text || template.file?.name}</p>}
      {templates.length === 0 && (
        <p className={styles.note}>
          {t('task.form.messageFirst')} <Link to={linkedTemplatesPath}>{t('task.form.messageMake')}</Link>
        </p>
      )}
      <Phones typed={typed} set={set} phones={phones} />
    </FormPart>
  )
}

function Phones({ typed, set, phones }: Pick<Props, 'typed' | 'set' | 'phones'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { paces } = usePhonePaces()
  const chosen = typed.routes ?? []
  if (phones.length === 0)
    return (
      <p className={styles.note}>
        {t('task.form.senderFirst')} <Link to={linkedPhonesPath}>{t('task.form.senderMake')}</Link>
      </p>
    )
  const toggle = (id: string) =>
    set({ routes: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] })
  return (
    <CheckboxGroup label={t('task.form.sender')} hint={t('task.form.senderNone')}>
      <ul className={styles.list}>
        {phones.map((one) => (
          <li key={one.id} className={styles.item}>
            <Checkbox
              label={[...new Set([one.name, one.phone.number && `+${one.phone.number}`].filter(Boolean))].join(' · ')}
              checked={mayPhoneSend(one) && chosen.includes(one.id)}
              disabled={!mayPhoneSend(one)}
              onChange={() => toggle(one.id)}
            />
            <span className={styles.state}>{t(`task.linked.state.${one.phone.state}`)}</span>
            {paces.has(one.id) && <StrangersLine pace={paces.get(one.id)!} />}
          </li>
        ))}
      </ul>
    </CheckboxGroup>
  )
}

const useStyles = makeStyles({
  text: {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  state: { paddingInlineStart: tokens.spacingHorizontalXXL, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', minWidth: 0 },
})
