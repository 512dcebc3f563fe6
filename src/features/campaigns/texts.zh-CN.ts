import type { TextsLike } from '../../lib/texts.ts'
import { messageBoardZhCN, smsBoardZhCN } from './board/texts.zh-CN.ts'
import { fastZhCN, smsFastZhCN } from './fast/texts.zh-CN.ts'
import { smsTaskMessagesZhCN, taskMessagesZhCN } from './messages/texts.zh-CN.ts'
import { reportZhCN } from './report/texts.zh-CN.ts'
import { statisticsZhCN } from './statistics/texts.zh-CN.ts'
import { suppressionZhCN } from './suppression/texts.zh-CN.ts'
import { linkedTaskZhCN } from './task/linked/texts.zh-CN.ts'
import { smsTaskZhCN } from './task/sms/texts.zh-CN.ts'
import { taskZhCN } from './task/texts.zh-CN.ts'
import { whatsappTaskZhCN } from './task/whatsapp/texts.zh-CN.ts'
import type { campaignsEnUS } from './texts.en-US.ts'

export const campaignsZhCN = {
  report: reportZhCN,
  statistics: statisticsZhCN,
  task: taskZhCN,
  board: messageBoardZhCN,
  fast: fastZhCN,
  messages: taskMessagesZhCN,
  sms: { task: smsTaskZhCN, board: smsBoardZhCN, fast: smsFastZhCN, messages: smsTaskMessagesZhCN },
  whatsapp: { task: whatsappTaskZhCN },
  linked: { task: linkedTaskZhCN },
  suppression: suppressionZhCN,
  change: {
    taskCreate: {
      email: '新建邮件任务“{{name}}”',
      sms: '新建短信任务“{{name}}”',
      whatsapp: '新建 WhatsApp 任务“{{name}}”',
      linked: '新建扫码 WhatsApp 任务“{{name}}”',
    },
    taskPatch: '编辑任务',
    taskAction: {
      start: '启动任务',
      pause: '暂停任务',
      close: '关闭任务',
      retry: '重新发送失败的消息',
      retryUncertain: '重新发送可能已送达的消息',
    },
    taskDelete: '删除 {{count}} 个任务',
    taskRestore: '恢复 {{count}} 个任务',
    audience: '为任务选定 {{count}} 个联系人',
    audienceRemove: '从任务中移除 {{count}} 个联系人',
    suppress: '{{count}} 项加入禁发名单',
    unsuppress: '{{count}} 项移出禁发名单',
  },
} satisfies TextsLike<typeof campaignsEnUS>
