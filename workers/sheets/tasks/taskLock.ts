const prefix = 'fairlead-task '

/** Held while a task is being worked on: one that says it runs and whose lock nobody holds was broken off. */
const taskLock = (task: string) => prefix + task

export const whileWorkingOn = <T>(task: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(taskLock(task), work) : work()

/** Two imports at once would not see each other's rows, so those of other tabs are waited for. */
export const afterOtherTabs = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('fairlead-import', work) : work()

export async function workedOnTasks(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}
