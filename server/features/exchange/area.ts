import type { Area } from '../../area.ts'

/** Imports and exports are done on devices; the record of them stays with whose work it was. */
export const exchangeArea = {
  tables: {
    import_task: 'nobody',
    export_task: 'nobody',
  },
  reassign: { owned: { import_task: 'stays', export_task: 'stays' } },
} satisfies Area
