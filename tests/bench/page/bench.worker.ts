import { expose } from 'comlink'
import { sheetsTasks } from './sheetsTasks.ts'
import { storingTasks } from './storingTasks.ts'

// As in the app's own workers.
Object.freeze(Object.prototype)

const tasks = { ...sheetsTasks, ...storingTasks }
export type Bench = { [K in keyof typeof tasks]: (file: Blob) => Promise<{ ms: number; value: number }> }

expose(tasks)
