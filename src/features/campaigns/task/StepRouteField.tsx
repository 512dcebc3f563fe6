import { Field, Select } from '@fluentui/react-components'
import type { SmsAccount } from '#domain/channels/account'
import { usableRoutes } from '../../../components/sms/useRoutes.ts'
import { useTaskWords } from './channel.ts'
import { routeOf } from './sequenceEdit.ts'

type Props = {
  senders: readonly string[]
  routes: readonly SmsAccount[]
  onSenders: (senders: string[]) => void
}

/** Over which route the text of a step leaves; where there is only one, there is nothing to choose. */
export function StepRouteField({ senders, routes, onSenders }: Props) {
  const { t } = useTaskWords()
  const usable = usableRoutes(routes)
  const chosen = routeOf({ senders }, usable.length)
  if (usable.length === 0 || (usable.length === 1 && chosen.kind === 'rules')) return null
  const shown = routes.filter((route) => usable.includes(route) || senders.includes(route.id))
  const all = usable.map(({ id }) => id)
  return (
    <Field label={t('task.sequence.route')}>
      <Select
        value={chosen.kind === 'route' ? chosen.id : chosen.kind}
        onChange={(_, { value }) => onSenders(value === 'rules' ? all : [value])}
      >
        {chosen.kind === 'none' && (
          <option value="none" disabled>
            {t('task.sequence.noRoute')}
          </option>
        )}
        <option value="rules">{t('task.sequence.byRules')}</option>
        {shown.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
