import type { CampaignTask } from '../campaigns/task.ts'

/** The specification's states of a task over linked phones, in its order, and one that it has no word for: its user has paused it. */
export const linkedTaskStates = [
  'notStarted',
  'inProgress',
  'completed',
  'cancelled',
  'abnormal',
  'opening',
  'paused',
] as const
export type LinkedTaskState = (typeof linkedTaskStates)[number]

/** `opening`: its receivers are being collected; `abnormal`: it stands, and nobody wanted it to. */
export function linkedTaskState({
  status,
  problem,
  began_at,
}: Pick<CampaignTask, 'status' | 'problem' | 'began_at'>): LinkedTaskState {
  switch (status) {
    case 'pending':
      return 'notStarted'
    case 'inProgress':
      return began_at === null ? 'opening' : 'inProgress'
    case 'paused':
      return problem ? 'abnormal' : 'paused'
    case 'done':
      return 'completed'
    case 'closed':
      return 'cancelled'
  }
}
