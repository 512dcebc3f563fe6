import type { TextsLike } from '../../lib/texts.ts'
import type { authEnUS } from './texts.en-US.ts'

export const authZhCN = {
  signIn: {
    title: '欢迎回来',
    account: '邮箱、手机号或用户名',
    password: '密码',
    submit: '登录',
    busy: '正在登录…',
    offline: '当前没有网络，登录需要联网。您保存在本机的内容不受影响。',
  },
  setup: {
    title: '创建主账号',
    intro: '这是一套新安装的系统。主账号可以查看全部数据，并可创建子账号。',
    username: '用户名',
    email: '邮箱',
    mobile: '手机号',
    mobileHint: '国外号码请加国家区号，例如 +1 202 555 0123',
    contactNeeded: '请填写邮箱或手机号，之后也可以用它登录',
    password: '密码',
    passwordHint: '至少 {{min}} 个字符，可以是一句话',
    again: '再次输入密码',
    submit: '创建并登录',
    busy: '正在创建…',
  },
  firstRun: {
    title: '这是一套新安装的系统',
    body: '请打开服务器启动时在终端中打印的一次性链接，用它来创建主账号。链接的样子是：',
    again: '重新检测',
  },
  slogan: '所有线索，一线贯通',
  pitch: '采集、保存、跟进您的客户，有没有网络都一样。',
} satisfies TextsLike<typeof authEnUS>
