import type { WhatsappAccount } from '#domain/channels/account'
import { rowById, rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'

/** All templates of the company; undefined while they are looked for. */
export const useTemplates = () => useStored((db) => rowsWhere(db, 'whatsapp_template', () => true), [])

/** null: it is not here. */
export const useTemplate = (id: string) => useStored((db) => rowById(db, 'whatsapp_template', id), [id])

/** The WhatsApp Business account that a number belongs to; '' where it is not here. */
export const wabaOf = (numbers: readonly WhatsappAccount[], id: string): string =>
  numbers.find((number) => number.id === id)?.setting.waba ?? ''

export const numbersPath = '/fairleadWTMarketing/numbers'
