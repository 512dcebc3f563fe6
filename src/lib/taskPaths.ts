import type { CampaignChannel } from '#domain/campaigns/channel'
import type { CampaignTask } from '#domain/campaigns/task'
import { emailTaskPath } from './emailHandOver.ts'
import { linkedTaskPath } from './linkedPaths.ts'
import { smsFastPath, smsFormPath, smsTaskPath } from './smsPaths.ts'
import { whatsappFastPath, whatsappFormPath, whatsappTaskPath } from './whatsappPaths.ts'

/** Every channel has pages for its tasks. */
export type TaskChannel = CampaignChannel

/** A task that was kept before there were others has none. */
export const channelOfTask = ({ channel }: Pick<CampaignTask, 'channel'>): CampaignChannel => channel ?? 'email'

/** `list`: all tasks and one of them; `form`: a new one, and one that is edited. */
export const taskPaths: Record<TaskChannel, { list: string; form: string }> = {
  email: { list: emailTaskPath, form: emailTaskPath },
  sms: { list: smsTaskPath, form: smsFormPath },
  whatsapp: { list: whatsappTaskPath, form: whatsappFormPath },
  linked: { list: linkedTaskPath, form: linkedTaskPath },
}

/** Where a few get a message right now. */
export const fastPaths = { sms: smsFastPath, whatsapp: whatsappFastPath }
