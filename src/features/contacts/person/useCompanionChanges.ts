import type { OtherText } from '#domain/contacts/companions/timeline'
import { AppError } from '#domain/errors'
import type { MutationArgs, MutationName } from '#domain/mutations'
import type { Row } from '#domain/shared/mutation'
import type { NewFileResult } from '#workers/blobs/api'
import { useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useRights } from '../export/useRights.tsx'

type CompanionName = OtherText['entity']
type File = Extract<NewFileResult, { kind: 'made' }>['file']

/** Changes of what lives with a contact; each is kept at once, also without a network, and can be taken back. */
export function useCompanionChanges() {
  const { sync } = useClient()
  const toasts = useToasts()
  const { may, ask } = useRights()

  async function change<N extends MutationName>(name: N, args: MutationArgs<N>, file?: File): Promise<boolean> {
    const saved = await sync.mutateAll([{ name, args, ...(file && { files: [file] }) }])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }

  async function make<N extends CompanionName>(
    entity: N,
    args: MutationArgs<`${N}.create`> & { id: string },
    told: string,
  ): Promise<boolean> {
    const isSaved = await change(`${entity}.create`, args)
    if (isSaved) toasts.done(told, undoing(entity, [args.id]))
    return isSaved
  }

  /** Where a contact came from and that the person was told of it, as one change. */
  async function makeInformed(args: MutationArgs<'contact_origin.create'>, told: string) {
    const saved = await sync.mutateAll([
      { name: 'contact_origin.create', args },
      { name: 'contact_origin.patch', args: { id: args.id, informed_at: Date.now() } },
    ])
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else toasts.done(told, undoing('contact_origin', [args.id]))
  }

  /** Undoing is deleting: whoever may not is not offered it. */
  function undoing(entity: CompanionName, ids: readonly string[]) {
    const changes = ids.map((id) => ({ name: `${entity}.delete` as const, args: { id } }))
    return entity === 'reminder' || may('delete_data') ? { undo: () => void sync.mutateAll(changes) } : {}
  }

  /** Says what is in the way, for the field that it was typed in; null: it is kept. */
  async function patch<N extends CompanionName>(entity: N, args: MutationArgs<`${N}.patch`>) {
    const saved = await sync.mutateAll([{ name: `${entity}.patch`, args }])
    return saved.kind === 'saved' ? null : saved.code
  }

  async function patchWithUndo<N extends CompanionName>(
    entity: N,
    args: MutationArgs<`${N}.patch`>,
    before: MutationArgs<`${N}.patch`>,
    told: string,
  ) {
    const code = await patch(entity, args)
    if (code) return toasts.failed(new AppError(code))
    toasts.done(told, { undo: () => void patch(entity, before) })
  }

  async function remove(entity: CompanionName, row: Row | { id: string }, told: string) {
    if (entity !== 'reminder' && !may('delete_data')) return ask('delete_data')
    const saved = await sync.mutateAll([{ name: `${entity}.delete`, args: { id: row.id } }])
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    const restore = () => void sync.mutateAll([{ name: `${entity}.restore`, args: { row } }])
    toasts.done(told, { undo: restore })
  }

  async function restoreText({ entity, value: { row, field, old }, shown }: OtherText, told: string) {
    const put = async (text: unknown) => {
      const saved = await sync.mutateAll([{ name: `${entity}.patch`, args: { id: row, [field]: text } }])
      if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
      return saved.kind === 'saved'
    }
    if (await put(old)) toasts.done(told, { undo: () => void put(shown) })
  }

  return { change, undoing, make, makeInformed, patch, patchWithUndo, remove, restoreText }
}
