import type { Area } from '../../area.ts'
import { whatsappFiles } from './files.ts'
import { whatsappTables } from './tables.ts'

export const whatsappArea = {
  tables: whatsappTables,
  blobs: whatsappFiles,
} satisfies Area
