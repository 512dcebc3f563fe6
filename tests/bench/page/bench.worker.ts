import { expose } from 'comlink'
import { contactsTasks } from './contactsTasks.ts'
import { conversationsTasks } from './conversationsTasks.ts'
import { duplicatesTasks } from './duplicatesTasks.ts'
import { leadsTasks } from './leadsTasks.ts'
import { sheetsTasks } from './sheetsTasks.ts'
import { storingTasks } from './storingTasks.ts'

// As in the app's own workers.
Object.freeze(Object.prototype)

const tasks = {
  ...sheetsTasks,
  ...storingTasks,
  ...contactsTasks,
  ...duplicatesTasks,
  ...conversationsTasks,
  ...leadsTasks,
}
/** `parts`: what a task measures besides, ms. */
export type BenchResult = { ms: number; value: number; parts?: Record<string, number> }
export type Bench = { [K in keyof typeof tasks]: (file: Blob) => Promise<BenchResult> }

expose(tasks)
