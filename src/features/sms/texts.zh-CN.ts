import type { TextsLike } from '../../lib/texts.ts'
import type { smsEnUS } from './texts.en-US.ts'

export const smsZhCN = {
  change: {
    routeCreate: '新建短信线路“{{name}}”',
    routePatch: '编辑短信线路',
    routeDelete: '删除 {{count}} 条短信线路',
    routeRestore: '恢复 {{count}} 条短信线路',
    messageCreate: '新建短信“{{name}}”',
    messagePatch: '编辑短信内容',
    messageDelete: '删除 {{count}} 条短信',
    messageRestore: '恢复 {{count}} 条短信',
  },
} satisfies TextsLike<typeof smsEnUS>
