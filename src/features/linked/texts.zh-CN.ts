import type { TextsLike } from '../../lib/texts.ts'
import { linkedTemplateZhCN } from './template/texts.zh-CN.ts'
import type { linkedEnUS } from './texts.en-US.ts'

export const linkedZhCN = {
  template: linkedTemplateZhCN,
  change: {
    templateCreate: '新建消息模板 {{name}}',
    templatePatch: '修改消息模板',
    templateDelete: '删除 {{count, number}} 个消息模板',
    templateRestore: '恢复 {{count, number}} 个消息模板',
  },
} satisfies TextsLike<typeof linkedEnUS>
