import { nextTurn, sequenceStart } from '#domain/campaigns/sequenceStepper'
import { channelOf } from '#domain/campaigns/steps'
import type { CampaignTask } from '#domain/campaigns/task'

/** What all receivers get first, and when; null: the task has no mail at all. */
export function firstMail(
  task: CampaignTask,
  now: number,
): { step: string; message: string; not_before: number | null } | null {
  const { sequence, message } = task
  if (!sequence) return { step: '', message, not_before: null }
  let at = now
  for (let turn = nextTurn(sequence, sequenceStart(sequence, now), [], at); ; ) {
    if (turn.kind === 'end') return null
    if (turn.kind === 'mail' && channelOf(task, turn.place.step ?? '') !== task.channel) return null
    if (turn.kind === 'mail')
      return { step: turn.place.step ?? '', message: turn.message, not_before: at > now ? at : null }
    at = turn.until
    turn = nextTurn(sequence, turn.place, [], at)
  }
}
