import { useState } from 'react'
import { type ChannelAccount, type ChannelAccountFields, channelOfSetting } from '#domain/channels/account'
import { AppError } from '#domain/errors'
import { newId } from '#workers/newId'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useDraft } from '../../lib/useDraft.ts'

export type AccountForm<Fields extends ChannelAccountFields, Fault extends string> = {
  fields: Fields
  isChanged: boolean
  /** what is wrong, by the name of its field, once somebody tried to save */
  faults: Partial<Record<string, Fault>>
  set: (some: Partial<Fields>) => void
  discard: () => void
  /** The id of what was saved; null: something is wrong. */
  save: () => Promise<string | null>
}

type Kind<Fields, Fault> = {
  /** a new one */
  empty: Fields
  faultsOf: (fields: Fields) => Partial<Record<string, Fault>>
  saved: (name: string) => string
  draft: string
}

const isNothing = (typed: object) => Object.keys(typed).length === 0
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is typed over a channel account, or into a new one. Only fields that differ are a draft. null while that is looked for. */
export function useAccountForm<Fields extends ChannelAccountFields, Fault extends string>(
  row: (Fields & Pick<ChannelAccount, 'id'>) | null,
  { empty, faultsOf, saved, draft: draftName }: Kind<Fields, Fault>,
): AccountForm<Fields, Fault> | null {
  const { sync } = useClient()
  const toasts = useToasts()
  const draft = useDraft<Partial<Fields>>(`${draftName} ${row?.id ?? 'new'}`, {}, isNothing)
  const [isTold, setTold] = useState(false)
  const typed = draft.value
  if (!typed) return null

  const base = Object.fromEntries(
    Object.keys(empty).map((name) => [name, (row ?? empty)[name as keyof Fields]]),
  ) as unknown as Fields
  const fields = { ...base, ...typed }
  return {
    fields,
    isChanged: !isNothing(typed),
    faults: isTold ? faultsOf(fields) : {},
    set(some) {
      const next = Object.entries({ ...typed, ...some }).filter(
        ([name, value]) => !isSame(value, base[name as keyof Fields]),
      )
      draft.set(Object.fromEntries(next) as Partial<Fields>)
    },
    discard() {
      setTold(false)
      draft.clear()
    },
    async save() {
      if (Object.keys(faultsOf(fields)).length > 0) {
        setTold(true)
        return null
      }
      const id = row?.id ?? newId()
      const outcome = row
        ? await sync.mutate('channel_account.patch', { id, fields: typed })
        : await sync.mutate('channel_account.create', { id, channel: channelOfSetting(fields.setting), ...fields })
      if (outcome.kind === 'refused') {
        toasts.failed(new AppError(outcome.code))
        return null
      }
      setTold(false)
      draft.clear()
      toasts.done(saved(fields.name))
      return id
    },
  }
}
