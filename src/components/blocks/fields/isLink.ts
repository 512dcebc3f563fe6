import * as z from 'zod/mini'
import { Url } from '#domain/shared/schema'

/** What a row takes as a link; what is wrong with where it leads, the checks say. */
export const isLink = (typed: string) => z.safeParse(Url, typed).success
