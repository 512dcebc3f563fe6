import type { noticesEnUS, pushesEnUS } from './texts.en-US.ts'

export const noticesZhCN = {
  exportAsked: '{{name}} 申请导出联系人的权限。',
  exportGranted: '您现在可以导出联系人。',
  exportRefused: '您不能导出联系人。',
  deleteAsked: '{{name}} 申请删除联系人的权限。',
  deleteGranted: '您现在可以删除联系人。',
  deleteRefused: '您不能删除联系人。',
  contactsGiven: '您收到了 {{count}} 个联系人。',
  contactsTakenBack: '分配给您的 {{count}} 个联系人已被收回。',
  reminderDue: '有一条联系人提醒到期了。',
  changesParked: '已停用的 {{name}} 有修改等待您决定。',
  newDevice: '您的账号在新设备（{{device}}）上登录。如果不是您本人，请立即修改密码。',
  balanceLow: '您的余额不多了：¥{{balance}}。',
  mailAnswered: '有联系人回复了您的邮件。',
  emailTaskPaused: '邮件任务“{{name}}”已暂停。请打开任务查看原因，处理后再开始。',
  tasksRestored:
    '服务器已从备份恢复。{{tasks}} 个任务已暂停；自 {{since}} 起，可能已有 {{receivers}} 位收件人收到消息。请逐个决定这些任务如何继续。',
  answerRestored: '服务器已从备份恢复，无法确定您写给一位联系人的邮件是否已发出。重写之前请先查看。',
  mailboxRefuses: '发件人“{{name}}”的邮箱无法登录，收不到回复。请打开查看处理办法。',
  senderDomainRed: '发件人“{{name}}”的域名 {{domain}} 设置有误，邮件任务将无法开始。请打开查看需要发布的记录。',
  emailTaskDone: '邮件任务“{{name}}”已完成。',
  smsTaskPaused: '群发短信“{{name}}”已暂停。请打开任务查看原因，处理后再开始。',
  smsTaskDone: '群发短信“{{name}}”已完成。',
  whatsappTaskPaused: 'WhatsApp 群发“{{name}}”已暂停。请打开任务查看原因，处理后再开始。',
  whatsappTaskDone: 'WhatsApp 群发“{{name}}”已完成。',
  messageCame: '收件箱有新消息。',
  moreMessagesCame: '收件箱还有更多新消息。',
  addressesChecked: '{{count}} 个邮箱地址验证完毕：{{valid}} 个有效，{{invalid}} 个无效。',
} satisfies Record<keyof typeof noticesEnUS, string>

export const pushesZhCN = {
  rights: '权限',
  contacts: '联系人',
  reminder: '提醒',
  parked: '有修改等待您决定',
  signIn: '新设备登录',
  balance: '余额',
  email: '邮件与短信营销',
  message: '新消息',
  operator: '运营方消息',
  body: '打开 Fairlead 查看。',
} satisfies Record<keyof typeof pushesEnUS, string>
