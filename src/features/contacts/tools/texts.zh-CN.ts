import type { TextsLike } from '../../../lib/texts.ts'
import type { toolsEnUS } from './texts.en-US.ts'

export const toolsZhCN: TextsLike<typeof toolsEnUS> = {
  menu: '其他工具',
  intro: '导入、整理和导出联系人的工具。',
  persons: '个人信息请求',
  for: {
    imports: '导入名单，查看每次导入的结果，继续中断的导入，或撤销导入。',
    exports: '由联系人生成的文件，可再次下载。',
    duplicates: '查找同一个人的多个联系人，逐个或按规则合并。',
    labels: '整理、上色、重命名与合并标签、分类和来源。',
    customFields: '为联系人添加贵公司需要的字段。',
    excluded: '公司不再向其发送任何内容的地址。',
    pool: '已释放的联系人，公司成员均可领取。',
    persons: '答复查询个人信息或要求删除的人。',
  },
}
