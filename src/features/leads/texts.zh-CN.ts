import type { TextsLike } from '../../lib/texts.ts'
import type { leadsEnUS } from './texts.en-US.ts'

export const leadsZhCN = {
  change: {
    jobCreate: '采集线索：{{name}}',
    jobPatch: '重命名或保存了线索采集',
    action: { pause: '暂停采集线索', stop: '停止采集线索', resume: '继续采集线索' },
    jobDelete: '删除 {{count}} 个线索采集',
    jobRestore: '恢复 {{count}} 个线索采集',
    mark: {
      new: '{{count}} 条线索恢复为新线索',
      kept: '{{count}} 条线索保存为联系人',
      thrown: '丢弃 {{count}} 条线索',
    },
  },
} satisfies TextsLike<typeof leadsEnUS>
