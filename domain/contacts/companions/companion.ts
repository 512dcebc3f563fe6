import * as z from 'zod/mini'
import { Id, Time } from '../../shared/schema.ts'

/** A row that lives with a contact and goes where the contact goes; who made it, and when. */
const companionOf = { id: Id, contact_id: Id }
export const madeBy = { created_by: Id, created_at: Time, updated_at: Time }

export const NewCompanion = z.object(companionOf)
export const Companion = z.extend(NewCompanion, madeBy)
export type NewCompanion = z.output<typeof NewCompanion>
export type Companion = z.output<typeof Companion>
