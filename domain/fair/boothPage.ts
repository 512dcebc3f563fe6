import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'

/** 128 random bits: whoever has it may leave an address there, and read nothing. */
export const BoothKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

/**
 * A page on which visitors leave their address. Its user's alone: what comes in belongs to that user. Made without a
 * network; it answers as soon as the server has heard of it.
 */
export const BoothPageFields = z.object({
  fair: z.nullable(Id),
  booth: Line,
  /** what a visitor reads above the form: whose booth it is */
  title: text(limits.labelNameLength),
  tag: z.array(Id).check(z.maxLength(limits.tagsPerContact)),
  source: z.nullable(Id),
  open: z.boolean(),
})
export type BoothPageFields = z.output<typeof BoothPageFields>

export const NewBoothPage = z.extend(BoothPageFields, { id: Id, key: BoothKey })
export const BoothPage = z.extend(NewBoothPage, { user: Id, created_at: Time, updated_at: Time })
export type BoothPage = z.output<typeof BoothPage>

/** Where this device alone is: another one that is sent there looks at itself. */
export const isThisDevice = (hostname: string) =>
  /^(?:.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname.toLowerCase())

export const boothPath = (key: string) => `/f/${key}`
