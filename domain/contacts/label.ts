import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { Id, Time, text } from '../shared/schema.ts'

/** Tags, categories and sources are the same thing to keep: a name that the whole company shares. */
export const labelKinds = ['tag', 'category', 'source'] as const
export type LabelKind = (typeof labelKinds)[number]

/** Names and no values: a theme draws each so that it can be read, light or dark. */
export const labelColours = [
  'red',
  'pumpkin',
  'marigold',
  'gold',
  'forest',
  'teal',
  'steel',
  'blue',
  'lavender',
  'grape',
  'magenta',
  'brown',
] as const
export type LabelColour = (typeof labelColours)[number]

export const LabelName = text(limits.labelNameLength).check(z.trim(), z.minLength(1, says('nameEmpty')))

// A row that was made before there were trees and colours has none of these.
export const Label = z.object({
  id: Id,
  name: LabelName,
  parent: z._default(z.nullable(Id), null),
  colour: z._default(z.nullable(z.enum(labelColours)), null),
  /** among those of one parent; equal ones stand by name */
  place: z._default(z.int(), 0),
  created_at: Time,
  updated_at: Time,
})
export type Label = z.output<typeof Label>

/** What is changed of a label besides its name; what is not named stays as it is. */
export const LabelFields = z.object({
  parent: z.optional(z.nullable(Id)),
  colour: z.optional(z.nullable(z.enum(labelColours))),
  place: z.optional(z.int()),
})
export type LabelFields = z.output<typeof LabelFields>
