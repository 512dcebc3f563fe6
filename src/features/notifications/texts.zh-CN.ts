import type { TextsLike } from '../../lib/texts.ts'
import type { notificationsEnUS } from './texts.en-US.ts'

export const notificationsZhCN = {
  menu: '通知',
  intro: '发生了什么，什么在等您处理。保留 {{days}} 天。',
  show: { label: '显示', all: '全部', unread: '未读' },
  readAll: '全部标为已读',
  read: '标为已读',
  open: '打开',
  unread: '未读',
  important: '重要',
  empty: {
    title: '还没有通知',
    text: '账号有变化或有事需要您处理时，会在这里告诉您。',
  },
  allRead: {
    title: '全部已读',
    text: '新的通知会自动出现在这里。',
    action: '显示全部',
  },
  type: {
    rights: '权限',
    contacts: '联系人分配',
    reminder: '提醒',
    parked: '等待您决定的修改',
    signIn: '登录',
    balance: '余额与积分',
    email: '邮件与短信任务',
    message: '收件箱消息',
    operator: '运营方消息',
  },
  settings: {
    title: '接收哪些通知',
    note: '关闭的类型到达时即为已读：没有红点、弹窗和推送。',
  },
  push: {
    title: '在本设备上',
    label: '展客通 关闭时也显示重要通知',
    note: '推送只说明通知的类型，不会提到任何人。',
    denied: '浏览器不允许 展客通 显示通知，请在浏览器的网站设置中允许。',
    unsupported: '此浏览器仅在 展客通 打开时显示通知，安装应用后或可使用。',
    offline: '联网后可以更改。',
  },
  digest: {
    title: '邮件汇总',
    frequency: '发送未读通知',
    never: '不发送',
    daily: '每天',
    weekly: '每周一',
    hour: '时间',
    note: '发送到 {{email}}，时区为 {{zone}}；没有新通知时不发送。',
    noteOff: '将发送到 {{email}}；没有新通知时不发送。',
    noChannel: '此处尚未开通邮件发送，可由运营方开通。',
    noAddress: '您的账号还没有邮箱。',
    notProven: '您的邮箱尚未确认。',
    toOverview: '前往账户总览',
  },
  change: {
    read_other: '将 {{count}} 条通知标为已读',
    mute: '关闭通知：{{type}}',
    unmute: '重新打开通知',
  },
} satisfies TextsLike<typeof notificationsEnUS>
