import { Checkbox, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { SmsAccount } from '#domain/channels/account'
import type { SmsFault } from '#domain/sms/compose'
import { CheckboxGroup } from '../../../../components/CheckboxGroup.tsx'
import { RouteBadge } from '../../../../components/sms/RouteBadge.tsx'
import { SmsComposer } from '../../../../components/sms/SmsComposer.tsx'
import { usableRoutes } from '../../../../components/sms/useRoutes.ts'
import { useSmsMessages } from '../../../../components/sms/useSmsMessages.ts'
import { smsRoutesPath } from '../../../../lib/smsPaths.ts'
import { useTaskWords } from '../channel.ts'
import { FormPart, type PartProps, useFieldProblem } from '../FormPart.tsx'

type Props = PartProps & {
  routes: readonly SmsAccount[]
  chosen: readonly SmsAccount[]
  faults: readonly SmsFault[]
  countries: readonly string[]
}

/** The name of the task, its text, and the routes that it may leave by. */
export function SmsWhatPart({ typed, set, wrong, routes, chosen, faults, countries }: Props) {
  const { t } = useTaskWords()
  const problemAt = useFieldProblem(wrong)
  const messages = useSmsMessages() ?? []
  const { sms } = typed
  if (!sms) return null
  const use = (id: string) => {
    const row = messages.find((one) => one.id === id)
    if (!row) return
    const { text, language, opt_out, shortens_links, templates } = row
    set({ sms: { text, language, opt_out, shortens_links, templates } })
  }
  return (
    <FormPart title={t('task.form.part.what')}>
      <Field label={t('task.form.name')} hint={t('task.form.nameHint')} required {...problemAt('name')}>
        <Input name="name" value={typed.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      {messages.length > 0 && (
        <Field label={t('task.form.message')}>
          <Select name="message" value="" onChange={(_, { value }) => use(value)}>
            <option value="">{t('task.form.messageNone')}</option>
            {messages.map(({ id, name, text }) => (
              <option key={id} value={id}>
                {name || text.slice(0, 40)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <SmsComposer typed={sms} onTyped={(sms) => set({ sms })} routes={chosen} wrong={faults} countries={countries} />
      <Routes typed={typed} set={set} routes={routes} />
    </FormPart>
  )
}

function Routes({ typed, set, routes }: Pick<Props, 'typed' | 'set' | 'routes'>) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const usable = new Set(usableRoutes(routes).map(({ id }) => id))
  const chosen = typed.routes ?? []
  if (routes.length === 0)
    return (
      <p className={styles.note}>
        {t('task.form.senderFirst')} <Link to={smsRoutesPath}>{t('task.form.senderMake')}</Link>
      </p>
    )
  const toggle = (id: string) =>
    set({ routes: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] })
  return (
    <CheckboxGroup label={t('task.form.sender')} hint={t('task.form.senderNone')}>
      <ul className={styles.list}>
        {routes.map((route) => (
          <li key={route.id} className={styles.item}>
            <Checkbox
              label={route.name}
              checked={usable.has(route.id) && chosen.includes(route.id)}
              disabled={!usable.has(route.id)}
              onChange={() => toggle(route.id)}
            />
            <RouteBadge route={route} />
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
