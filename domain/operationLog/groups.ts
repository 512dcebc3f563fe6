import { entities } from '../entities.ts'
import { type MutationName, mutations } from '../mutations.ts'

type Group = { changes: readonly MutationName[]; areas: readonly string[] }

/** What the log can be narrowed to: changes by the names of their mutations, acts by the first part of their action. */
export const logGroups = {
  made: { changes: ['contact.create', 'contact.fill', 'voice_note.create'], areas: [] },
  changed: { changes: ['contact.patch', 'contact.tag.add', 'contact.tag.remove', 'voice_note.patch'], areas: [] },
  deleted: { changes: ['contact.delete', 'contact.restore', 'voice_note.delete', 'voice_note.restore'], areas: [] },
  owners: { changes: ['contact.transfer'], areas: ['distribution', 'pool'] },
  labels: {
    changes: [
      'tag.create',
      'tag.rename',
      'tag.delete',
      'category.create',
      'category.rename',
      'category.delete',
      'source.create',
      'source.rename',
      'source.delete',
    ],
    areas: [],
  },
  people: { changes: ['parked.apply', 'parked.discard'], areas: ['subAccount', 'product', 'right'] },
  signIn: { changes: [], areas: ['signIn', 'security'] },
  rights: { changes: [], areas: ['dataRights'] },
  exports: { changes: [], areas: ['export', 'exportVerify'] },
  money: { changes: [], areas: ['billing'] },
} as const satisfies Record<string, Group>
export type LogGroup = keyof typeof logGroups
export const logGroupNames = Object.keys(logGroups) as LogGroup[]

/** What somebody did for themselves alone, such as reading a notice, is nobody else's to know. */
export const loggedChanges = (Object.keys(mutations) as MutationName[]).filter(
  (name) => entities[mutations[name].entity as keyof typeof entities].home !== 'self',
)
