import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SmsAccount, SmsAccountFields } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { emptyRoute, type RouteFault, type RouteFaults, routeFaultsOf } from './routeForm.ts'

type RouteDraft = Partial<SmsAccountFields>
const nothing: RouteDraft = {}
const isNothing = (typed: RouteDraft) => Object.keys(typed).length === 0
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const names = Object.keys(emptyRoute) as (keyof SmsAccountFields)[]

export type RouteForm = {
  fields: SmsAccountFields
  isChanged: boolean
  faults: RouteFaults
  set: (some: RouteDraft) => void
  discard: () => void
  /** The id of what was saved; null: something is wrong. */
  save: () => Promise<string | null>
}

/** What is typed over a route, or into a new one. Only fields that differ are a draft. null while that is looked for. */
export function useRouteForm(row: SmsAccount | null): RouteForm | null {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const toasts = useToasts()
  const draft = useDraft<RouteDraft>(`channel_account ${row?.id ?? 'new'}`, nothing, isNothing)
  const [isTold, setTold] = useState(false)
  const typed = draft.value
  if (!typed) return null

  const base = fieldsOfRoute(row ?? emptyRoute)
  const fields = { ...base, ...typed }
  return {
    fields,
    isChanged: !isNothing(typed),
    faults: isTold ? routeFaultsOf(fields) : {},
    set(some) {
      const next = Object.entries({ ...typed, ...some }).filter(
        ([name, value]) => !isSame(value, base[name as keyof SmsAccountFields]),
      )
      draft.set(Object.fromEntries(next))
    },
    discard() {
      setTold(false)
      draft.clear()
    },
    async save() {
      if (Object.keys(routeFaultsOf(fields)).length > 0) {
        setTold(true)
        return null
      }
      const id = row?.id ?? newId()
      const saved = row
        ? await sync.mutate('channel_account.patch', { id, fields: typed })
        : await sync.mutate('channel_account.create', { id, channel: 'sms', ...fields })
      if (saved.kind === 'refused') {
        toasts.failed(new AppError(saved.code))
        return null
      }
      setTold(false)
      draft.clear()
      toasts.done(t('route.saved', { name: fields.name }))
      return id
    },
  }
}

const fieldsOfRoute = (row: SmsAccountFields): SmsAccountFields =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as SmsAccountFields

/** For a Fluent Field: red with words, or nothing. */
export function useRouteFault({ faults }: Pick<RouteForm, 'faults'>) {
  const { t } = useTranslation('sms')
  return (name: string) => {
    const fault: RouteFault | undefined = faults[name]
    return fault ? { validationState: 'error' as const, validationMessage: t(`route.fault.${fault}`) } : {}
  }
}
