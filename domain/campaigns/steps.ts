import type { CampaignChannel } from './channel.ts'
import type { CampaignTask } from './task.ts'

/** A message of a task. `step`: of a sequence; '' of a task without one. */
export type StepMessage = { step: string; message: string }

type Course = Pick<CampaignTask, 'channel' | 'sender' | 'senders' | 'sequence'>

const mailsIn = ({ sequence }: Pick<Course, 'sequence'>) =>
  (sequence?.steps ?? []).filter((step) => step.kind === 'mail')

/** Over which channel a step goes: the task's, unless it names another one. */
export const channelOf = (task: Pick<Course, 'channel' | 'sequence'>, step: string): CampaignChannel =>
  mailsIn(task).find(({ id }) => id === step)?.channel ?? task.channel

/** All channels that a task goes over, its own first. */
export const taskChannels = (task: Pick<Course, 'channel' | 'sequence'>): CampaignChannel[] => [
  ...new Set([task.channel, ...mailsIn(task).flatMap(({ channel }) => channel ?? [])]),
]

/** What it sends over one of them. */
export const messagesOf = (
  task: Pick<CampaignTask, 'channel' | 'message' | 'sequence'>,
  channel: CampaignChannel,
): StepMessage[] =>
  task.sequence
    ? mailsIn(task)
        .filter((step) => (step.channel ?? task.channel) === channel)
        .map(({ id, message }) => ({ step: id, message }))
    : [{ step: '', message: task.message }]

/** Whom one step may go over: its own choice, where it goes over another channel than the task. */
export function sendersAt(task: Course, step: string): string[] {
  const own = mailsIn(task).find(({ id, channel }) => id === step && channel && channel !== task.channel)
  return own ? [...new Set(own.senders ?? [])] : sendersOf(task, task.channel)
}

/** Whom it may go over there, the first choice first. A device of before there were several knows of one. */
export const sendersOf = (task: Course, channel: CampaignChannel): string[] => [
  ...new Set(
    channel === task.channel
      ? [task.sender, ...(task.senders ?? [])]
      : mailsIn(task).flatMap((step) => (step.channel === channel ? (step.senders ?? []) : [])),
  ),
]
