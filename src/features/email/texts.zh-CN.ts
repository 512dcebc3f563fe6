import type { TextsLike } from '../../lib/texts.ts'
import { answerZhCN } from './answer/texts.zh-CN.ts'
import { checkZhCN } from './check/texts.zh-CN.ts'
import { courseZhCN } from './course/texts.zh-CN.ts'
import { messageZhCN } from './message/texts.zh-CN.ts'
import { senderZhCN } from './sender/texts.zh-CN.ts'
import { statisticsZhCN } from './statistics/texts.zh-CN.ts'
import { suppressionZhCN } from './suppression/texts.zh-CN.ts'
import { taskZhCN } from './task/texts.zh-CN.ts'
import type { emailEnUS } from './texts.en-US.ts'

export const emailZhCN = {
  statistics: statisticsZhCN,
  message: messageZhCN,
  task: taskZhCN,
  sender: senderZhCN,
  suppression: suppressionZhCN,
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
    taskCreate: '新建邮件任务“{{name}}”',
    taskPatch: '编辑邮件任务',
    taskAction: {
      start: '启动邮件任务',
      pause: '暂停邮件任务',
      close: '关闭邮件任务',
      retry: '重新发送失败的邮件',
      retryUncertain: '重新发送可能已送达的邮件',
    },
    taskDelete: '删除 {{count}} 个邮件任务',
    taskRestore: '恢复 {{count}} 个邮件任务',
    audience: '为邮件任务选定 {{count}} 个联系人',
    audienceRemove: '从邮件任务中移除 {{count}} 个联系人',
    suppress: '{{count}} 个地址不再收到邮件',
    unsuppress: '{{count}} 个地址可以再收到邮件',
    answer: '写给 {{email}} 的邮件',
  },
} satisfies TextsLike<typeof emailEnUS>
