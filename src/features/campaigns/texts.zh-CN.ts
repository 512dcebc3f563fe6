import type { TextsLike } from '../../lib/texts.ts'
import { reportZhCN } from './report/texts.zh-CN.ts'
import { statisticsZhCN } from './statistics/texts.zh-CN.ts'
import { suppressionZhCN } from './suppression/texts.zh-CN.ts'
import { smsTaskZhCN } from './task/sms/texts.zh-CN.ts'
import { taskZhCN } from './task/texts.zh-CN.ts'
import { whatsappTaskZhCN } from './task/whatsapp/texts.zh-CN.ts'
import type { campaignsEnUS } from './texts.en-US.ts'

export const campaignsZhCN = {
  report: reportZhCN,
  statistics: statisticsZhCN,
  task: taskZhCN,
  sms: { task: smsTaskZhCN },
  whatsapp: { task: whatsappTaskZhCN },
  suppression: suppressionZhCN,
  change: {
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
    suppress: '{{count}} 项加入禁发名单',
    unsuppress: '{{count}} 项移出禁发名单',
  },
} satisfies TextsLike<typeof campaignsEnUS>
