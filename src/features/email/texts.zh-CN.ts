import type { TextsLike } from '../../lib/texts.ts'
import type { emailEnUS } from './texts.en-US.ts'

export const emailZhCN = {} satisfies TextsLike<typeof emailEnUS>
