import type { TextsLike } from '../../lib/texts.ts'
import { courseZhCN } from './course/texts.zh-CN.ts'
import type { emailEnUS } from './texts.en-US.ts'

export const emailZhCN = { course: courseZhCN } satisfies TextsLike<typeof emailEnUS>
