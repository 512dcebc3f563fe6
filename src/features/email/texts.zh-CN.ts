import type { TextsLike } from '../../lib/texts.ts'
import { answerZhCN } from './answer/texts.zh-CN.ts'
import { checkZhCN } from './check/texts.zh-CN.ts'
import { courseZhCN } from './course/texts.zh-CN.ts'
import { messageZhCN } from './message/texts.zh-CN.ts'
import { senderZhCN } from './sender/texts.zh-CN.ts'
import type { emailEnUS } from './texts.en-US.ts'

export const emailZhCN = {
  message: messageZhCN,
  sender: senderZhCN,
  course: courseZhCN,
  answer: answerZhCN,
  check: checkZhCN,
  change: {
    messageCreate: '新建邮件“{{name}}”',
    messagePatch: '编辑邮件内容',
    messageRename: '邮件改名为“{{name}}”',
    messageDelete: '删除 {{count}} 封邮件',
    messageRestore: '恢复 {{count}} 封邮件',
    versionCreate: '保存邮件版本',
    versionDelete: '删除 {{count}} 个邮件版本',
    senderCreate: '新建发件人 {{address}}',
    senderPatch: '编辑发件人',
    senderDelete: '删除 {{count}} 个发件人',
    senderRestore: '恢复 {{count}} 个发件人',
    answer: '写给 {{email}} 的邮件',
  },
} satisfies TextsLike<typeof emailEnUS>
