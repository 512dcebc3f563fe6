import { courseEnUS } from './course/texts.en-US.ts'

/** The words of each page are beside it: `message/texts.en-US.ts` and so on. */
export const emailEnUS = { course: courseEnUS }
