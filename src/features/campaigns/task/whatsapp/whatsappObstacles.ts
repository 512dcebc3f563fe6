import { isWhatsappAccount, type WhatsappAccount } from '#domain/channels/account'
import { mayNumberSend } from '#domain/whatsapp/campaignRules'
import type { WhatsappMessageFields } from '#domain/whatsapp/message'
import { messageObstacles } from '#domain/whatsapp/messageObstacles'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { countObstacles, type StartObstacle } from '../startReasons.ts'
import type { TaskLine } from '../useTasks.ts'

type About = {
  /** those of the task that can send now */
  numbers: readonly WhatsappAccount[]
  /** null: no template is chosen, which the form says in its own place */
  use: {
    message: Pick<WhatsappMessageFields, 'texts' | 'buttons' | 'file'>
    template: WhatsappTemplate | null
    waba: string | null
  } | null
  /** null: not counted yet */
  run: Parameters<typeof countObstacles>[0] | null
} & Parameters<typeof countObstacles>[1]

/** Why a task over WhatsApp may be kept and may not start. */
export function whatsappObstaclesTo({ numbers, use, run, ...points }: About): StartObstacle[] {
  return [
    ...(numbers.length === 0 ? [{ kind: 'numberMissing' as const }] : []),
    ...(use ? messageObstacles({ ...use, numbers }) : []).map((obstacle) => ({ kind: 'whatsapp' as const, obstacle })),
    ...(run ? countObstacles(run, points) : []),
  ]
}

/** The same of a task that is kept, before anybody counts; none of another channel. */
export function lineObstacles({ whatsapp, routes }: Pick<TaskLine, 'whatsapp' | 'routes'>): StartObstacle[] {
  if (!whatsapp) return []
  const { message, template = null, waba } = whatsapp
  const numbers = routes.filter(isWhatsappAccount).filter(mayNumberSend)
  return whatsappObstaclesTo({ numbers, use: { message, template, waba }, run: null, enough: null, points: null })
}
