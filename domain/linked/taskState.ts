import type { CampaignTask } from '../campaigns/task.ts'

/** The specification's states of a task over linked phones, in its order. */
export const linkedTaskStates = ['notStarted', 'inProgress', 'completed', 'cancelled', 'abnormal', 'opening'] as const
export type LinkedTaskState = (typeof linkedTaskStates)[number]

/** `opening`: its receivers are being collected; `abnormal`: it stands until somebody does something about it. */
export function linkedTaskState({ status, began_at }: Pick<CampaignTask, 'status' | 'began_at'>): LinkedTaskState {
  switch (status) {
    case 'pending':
      return 'notStarted'
    case 'inProgress':
      return began_at === null ? 'opening' : 'inProgress'
    case 'paused':
      return 'abnormal'
    case 'done':
      return 'completed'
    case 'closed':
      return 'cancelled'
  }
}
