import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'

/** Tags, categories and sources are the same thing to keep: a name that the whole company shares. */
export const labelKinds = ['tag', 'category', 'source'] as const
export type LabelKind = (typeof labelKinds)[number]

export const LabelName = text(limits.labelNameLength).check(z.trim(), z.minLength(1, says('nameEmpty')))

export const Label = z.object({ id: Id, name: LabelName, created_at: Time, updated_at: Time })
export type Label = z.output<typeof Label>
