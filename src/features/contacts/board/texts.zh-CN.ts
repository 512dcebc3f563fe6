import type { TextsLike } from '../../../lib/texts.ts'
import type { boardEnUS } from './texts.en-US.ts'

export const boardZhCN: TextsLike<typeof boardEnUS> = {
  menu: 'CRM',
  nobody: '暂无联系人。可将卡片拖到这里，或在卡片上选择此状态。',
  more: '再显示 {{count, number}} 位',
}
