import type { EmailMessage } from './message.ts'

/**
 * Phrases that filters and readers take for junk: the shared core of SpamAssassin's phrase rules, what mail services advise
 * against, and for Chinese also the superlatives that the Advertising Law forbids (Art. 9). Few, so that a warning means something.
 */
export const spamWords: Record<EmailMessage['language'], readonly string[]> = {
  en: [
    'act now',
    'buy now',
    'order now',
    'click here',
    'click below',
    'limited time',
    'once in a lifetime',
    'risk free',
    'risk-free',
    'no obligation',
    'no strings attached',
    '100% free',
    '100% guaranteed',
    'satisfaction guaranteed',
    'money back',
    'make money',
    'earn money',
    'extra income',
    'double your',
    'cash bonus',
    'free money',
    'free gift',
    'lowest price',
    'you have been selected',
    'you are a winner',
    'congratulations',
    'dear friend',
    'this is not spam',
    'urgent',
  ],
  zh: [
    '点击这里',
    '点击此处',
    '免费领取',
    '免费赠送',
    '立即抢购',
    '限时抢购',
    '限时优惠',
    '秒杀',
    '返现',
    '中奖',
    '恭喜您',
    '代开发票',
    '赚钱',
    '零风险',
    '无风险',
    '全网最低',
    '最低价',
    '国家级',
    '最佳',
    '最高级',
    '第一品牌',
    '此邮件不是垃圾邮件',
  ],
}

/** Hosts that hide where a link leads; many lists of bad domains have them. */
export const shorteners: ReadonlySet<string> = new Set([
  'bit.ly',
  'tinyurl.com',
  't.co',
  't.ly',
  't.cn',
  'goo.gl',
  'ow.ly',
  'is.gd',
  'v.gd',
  'buff.ly',
  'rebrand.ly',
  'cutt.ly',
  'rb.gy',
  'shorturl.at',
  'tiny.cc',
  'u.to',
  's.id',
  'lnkd.in',
  'url.cn',
  'dwz.cn',
  'dwz.mk',
  'suo.im',
  'mrw.so',
  'reurl.cc',
])

/** Endings that Gmail (support.google.com/mail/answer/6590) and Outlook refuse whatever is in the file. */
const executableEndings: ReadonlySet<string> = new Set(
  (
    'ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab dll dmg ex ex_ exe hta img ins iso isp jar js jse lib lnk ' +
    'mde mjs msc msi msix msixbundle msp mst nsh pif ps1 reg scr sct sh svg sys url vb vbe vbs vhd vxd wsc wsf wsh xll'
  ).split(' '),
)

/** What a system opens it with; a dot or a blank behind it is not seen. */
export const isExecutableFile = (name: string): boolean =>
  executableEndings.has(/\.([^.]*?)[.\s]*$/.exec(name)?.[1]?.toLowerCase() ?? '')
