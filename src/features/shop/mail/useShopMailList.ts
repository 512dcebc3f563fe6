import { addCounts, type Counts } from '#domain/campaigns/statistics/counters'
import type { CampaignTask } from '#domain/campaigns/task'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useStored } from '../../../lib/reader.ts'
import { isShopMail } from './useShopMailFacts.ts'

/** `people`: whom it names. */
export type ShopMailLine = { task: CampaignTask; people: number; counts: Counts }

/** All tasks that were made from the shop, the newest first. */
export const useShopMailList = () => useStored(readShopMailLines, [])

async function readShopMailLines(db: UserDatabase): Promise<ShopMailLine[]> {
  const tasks = await rowsWhere(db, 'campaign_task', isShopMail)
  const ids = new Set(tasks.map(({ id }) => id))
  const counted = await rowsWhere(db, 'campaign_counts', ({ dimension, key }) => dimension === 'task' && ids.has(key))
  const countsOf = (id: string) =>
    counted.filter(({ key }) => key === id).reduce<Counts>((sum, { counts }) => addCounts(sum, counts), {})
  return tasks
    .map((task) => ({ task, people: task.audience.chosen, counts: countsOf(task.id) }))
    .sort((a, b) => b.task.created_at - a.task.created_at)
}
