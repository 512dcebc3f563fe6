import type { TextsLike } from '../../lib/texts.ts'
import { numberZhCN } from './number/texts.zh-CN.ts'
import { templateZhCN } from './template/texts.zh-CN.ts'
import type { whatsappEnUS } from './texts.en-US.ts'

export const whatsappZhCN = {
  number: numberZhCN,
  template: templateZhCN,
  change: {
    messageCreate: '新建 WhatsApp 消息“{{name}}”',
    messagePatch: '编辑 WhatsApp 消息',
    messageDelete: '删除 {{count}} 条 WhatsApp 消息',
    messageRestore: '恢复 {{count}} 条 WhatsApp 消息',
    templateCreate: '新建 WhatsApp 模板“{{name}}”',
    templatePatch: '编辑 WhatsApp 模板',
    templateDelete: '删除 {{count}} 个 WhatsApp 模板',
    templateRestore: '恢复 {{count}} 个 WhatsApp 模板',
  },
} satisfies TextsLike<typeof whatsappEnUS>
