import type { WhatsappAccount } from '../channels/account.ts'
import type { MessageFile } from '../email/render/message.ts'
import { mediaRefusal, whatsappMimeOf } from './media.ts'
import type { WhatsappMessageFields } from './message.ts'
import type { TemplateContent } from './template.ts'
import { missingValues } from './templateProblems.ts'
import { sendableTemplate, type WhatsappTemplate } from './templateRow.ts'

/** Why nothing is sent of a message to anybody; `values`: what nothing stands for, by variable or place of the button. */
export type MessageObstacle =
  | {
      obstacle: 'templateGone' | 'notApproved' | 'paused' | 'disabled' | 'fileMissing' | 'fileUnfit' | 'numberElsewhere'
    }
  | { obstacle: 'valuesMissing'; values: readonly string[] }

type MessageUse = {
  message: Pick<WhatsappMessageFields, 'texts' | 'buttons' | 'file'>
  /** null: it was deleted */
  template: Pick<WhatsappTemplate, 'state' | 'approved' | 'channel_account_id'> | null
  /** over which it is to be sent */
  numbers: readonly Pick<WhatsappAccount, 'setting'>[]
  /** the WhatsApp Business account that the template belongs to; null: nobody knows it any more */
  waba: string | null
}

/** Asked by the screen and by the server; none: it can be sent. */
export function messageObstacles({ message, template, numbers, waba }: MessageUse): MessageObstacle[] {
  if (!template) return [{ obstacle: 'templateGone' }]
  const content = sendableTemplate(template)
  if (!content) return [{ obstacle: stateObstacle(template) }]
  const values = missingValues(content, message)
  const file = fileObstacle(content, message.file)
  const isElsewhere = waba !== null && numbers.length > 0 && !numbers.some(({ setting }) => setting.waba === waba)
  return [
    ...(values.length ? [{ obstacle: 'valuesMissing' as const, values }] : []),
    ...(file ? [{ obstacle: file }] : []),
    ...(isElsewhere ? [{ obstacle: 'numberElsewhere' as const }] : []),
  ]
}

const stateObstacle = ({ state }: Pick<WhatsappTemplate, 'state'>) =>
  state === 'paused' || state === 'disabled' ? state : state === 'deleted' ? 'templateGone' : 'notApproved'

/** What the header shows; null: it shows no file, or there is none. */
export const headerFile = (content: TemplateContent, chosen: MessageFile | null): MessageFile | null =>
  'file' in content.header ? (chosen ?? content.header.file) : null

function fileObstacle(content: TemplateContent, chosen: MessageFile | null): 'fileMissing' | 'fileUnfit' | null {
  const { header } = content
  if (!('file' in header)) return null
  const file = headerFile(content, chosen)
  if (!file) return 'fileMissing'
  const mime = whatsappMimeOf(file)
  return mime === null || mediaRefusal({ mime, size: file.size }, header.kind) ? 'fileUnfit' : null
}
