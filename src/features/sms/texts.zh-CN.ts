import type { TextsLike } from '../../lib/texts.ts'
import { autoReplyZhCN } from './autoReply/texts.zh-CN.ts'
import { fastZhCN } from './fast/texts.zh-CN.ts'
import { composeZhCN, previewZhCN, smsMessageZhCN } from './message/texts.zh-CN.ts'
import { routeZhCN } from './route/texts.zh-CN.ts'
import { dashBoardZhCN, sentZhCN } from './sent/texts.zh-CN.ts'
import type { smsEnUS } from './texts.en-US.ts'

export const smsZhCN = {
  route: routeZhCN,
  message: smsMessageZhCN,
  autoReply: autoReplyZhCN,
  compose: composeZhCN,
  preview: previewZhCN,
  fast: fastZhCN,
  sent: sentZhCN,
  board: dashBoardZhCN,
  noPrices: '未填写价格',
  unknownCountry: '国家未知',
  removeFilter: '移除筛选 {{name}}',
  noRoute: {
    none: '还没有线路，无法发送。',
    unready: '没有可用的线路。',
    sub: '没有可用的线路。线路由主账号设置。',
    open: '打开短信线路',
  },
  cancel: '取消',
  clear: '清除筛选',
  find: '查找',
  nothingFound: '没有找到',
  nothingTitle: '没有找到',
  more: '再显示 {{count, number}} 个',
  kept: '您之前填写的内容还在。',
  discardDraft: '放弃草稿',
  service: {
    twilio: 'Twilio',
    infobip: 'Infobip',
    vonage: 'Vonage',
    aliyunGlobe: '阿里云国际短信',
    aliyun: '阿里云国内短信',
    tencent: '腾讯云国内短信',
    smpp: '短信中心（SMPP 3.4）',
    sandbox: '演示短信中心',
  },
  problem: {
    credentials: '服务商不接受密钥或密码。',
    balance: '在服务商的余额已用完。',
    sender: '服务商不接受此发送方。',
    template: '服务商不接受模板或其签名。',
    forbidden: '服务商不允许此账号发送。',
    unreachable: '无法连接服务商。',
    hostNotAllowed: '此服务器不允许连接该地址。',
    secretMissing: '缺少密钥。',
  },
  reason: {
    badNumber: '号码不存在。',
    landline: '固定电话无法接收短信。',
    unreachable: '手机关机或不在服务区。',
    blocked: '被运营商拦截。',
    optedOut: '收件人已退订。',
    content: '运营商拒绝了内容。',
    sender: '该国不接受此发送方。',
    template: '模板未被接受。',
    country: '服务商无法发往该国。',
    expired: '未能及时送达。',
    limit: '达到服务商的限制。',
    other: '运营商未说明原因。',
  },
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
