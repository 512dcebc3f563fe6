import type { TextsLike } from '../../lib/texts.ts'
import type { conversationsEnUS } from './texts.en-US.ts'

export const conversationsZhCN = {
  change: {
    open: '打开与“{{name}}”的会话',
    take_other: '接手 {{count}} 个会话',
    assign_other: '将 {{count}} 个会话交给同事',
    release_other: '将 {{count}} 个会话放回公共池',
    setContact: '指定会话的联系人',
    close_other: '关闭 {{count}} 个会话',
    reopen_other: '重新打开 {{count}} 个会话',
    snooze_other: '稍后处理 {{count}} 个会话',
    tagAdd_other: '为 {{count}} 个会话添加标签',
    tagRemove_other: '移除 {{count}} 个会话的标签',
    read: '将会话标为已读',
    markUnread: '将会话标为未读',
    pin: '置顶会话',
    unpin: '取消置顶会话',
    mute: '会话免打扰',
    unmute: '取消会话免打扰',
    send: '发送消息',
    takeBack: '撤回消息',
    delete_other: '删除 {{count}} 条消息',
    noteCreate: '为会话添加备注',
    notePatch: '编辑会话备注',
    noteDelete: '删除会话备注',
    cannedCreate: '新建快捷回复“{{name}}”',
    cannedPatch: '编辑快捷回复',
    cannedDelete: '删除快捷回复',
  },
} satisfies TextsLike<typeof conversationsEnUS>
