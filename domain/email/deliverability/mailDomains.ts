import { disposableDomains } from './disposableDomains.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Mail services where anybody has an address: its domain says nothing of a company, and nobody publishes records there. */
const freeMail = words(`
  126.com 139.com 163.com 163.net 189.cn 21cn.com 263.net abv.bg aliyun.com alice.it aol.com arcor.de att.net
  bellsouth.net bigpond.com bk.ru bluewin.ch bol.com.br btinternet.com centrum.cz charter.net comcast.net cox.net
  daum.net docomo.ne.jp duck.com earthlink.net email.com email.cz ezweb.ne.jp fastmail.com fastmail.fm foxmail.com
  free.fr freemail.hu freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net gmx.us googlemail.com hanmail.net
  hey.com hotmail.co.jp hotmail.co.uk hotmail.com hotmail.com.br hotmail.de hotmail.es hotmail.fr hotmail.it
  hushmail.com icloud.com ig.com.br inbox.com inbox.ru interia.pl juno.com laposte.net libero.it list.ru live.ca
  live.cn live.co.uk live.com live.com.au live.com.mx live.de live.fr live.it live.jp live.nl mac.com mail.bg mail.com
  mail.de mail.ee mail.ru mailbox.org mailfence.com me.com msn.com mts.net naver.com nate.com netease.com netscape.net
  neuf.fr o2.pl onet.pl online.de online.no op.pl optonline.net orange.fr outlook.co.jp outlook.com outlook.com.br
  outlook.de outlook.es outlook.fr outlook.it outlook.jp pm.me posteo.de proton.me protonmail.ch protonmail.com
  qq.com rambler.ru rediffmail.com rocketmail.com rogers.com runbox.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca
  sina.cn sina.com sina.com.cn sky.com skynet.be sohu.com sohu.net softbank.ne.jp startmail.com sympatico.ca
  t-online.de talktalk.net telenet.be telia.com telus.net terra.com.br tiscali.it tom.com tuta.com tuta.io tutanota.com
  tutanota.de uol.com.br ukr.net verizon.net vip.126.com vip.163.com vip.qq.com vip.sina.com virgilio.it virginmedia.com
  vodafone.it vp.pl wanadoo.fr web.de windowslive.com wo.cn wp.pl xtra.co.nz ya.ru yahoo.ca yahoo.cn yahoo.co.id
  yahoo.co.in yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.com yahoo.com.ar yahoo.com.au
  yahoo.com.br yahoo.com.cn yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw
  yahoo.com.vn yahoo.de yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.no yahoo.pl yahoo.ro yahoo.se
  yandex.by yandex.com yandex.kz yandex.ru yandex.ua yeah.net ymail.com zoho.com zohomail.com zonnet.nl
`)
export const isFreeMail = (domain: string) => freeMail.has(domain)

/** Addresses there die within minutes or hours; so do those at any domain below. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, at) => disposableDomains.has(labels.slice(at).join('.')))
}

/** Read by a department or by a machine. */
const roles = words(`
  abuse accounting accounts admin administrator billing booking bookings careers compliance contact contacto contactus
  customercare customerservice enquiries enquiry export feedback finance hello help helpdesk hostmaster hr info
  information inquiries inquiry investors invoice invoices it jobs kontakt legal list mail mailer-daemon marketing media
  news newsletter no-reply noc noreply office operations orders partners payments postmaster pr press privacy
  purchase purchasing recruitment reception root sales secretary security service services shop spam staff subscribe
  support sysadmin team tech unsubscribe usenet uucp vendas ventas verkauf webmaster www
`)
export const isRole = (local: string) => roles.has((local.split('+')[0] ?? '').toLowerCase())

// Long enough that one wrong letter is a slip and no other company.
const bigProviders = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.co.jp',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
  'foxmail.com',
  'aliyun.com',
  'yandex.com',
  'yandex.ru',
  'comcast.net',
  'libero.it',
  'rediffmail.com',
  'sina.com',
  'sohu.com',
  'naver.com',
]
const typos: Record<string, string> = {
  'aol.co': 'aol.com',
  'aol.con': 'aol.com',
  'gamil.co': 'gmail.com',
  'gmai.co': 'gmail.com',
  'gmal.co': 'gmail.com',
  'gmail.comm': 'gmail.com',
  'gmail.cpm': 'gmail.com',
  'gmail.net': 'gmail.com',
  'gmaill.co': 'gmail.com',
  'gnail.co': 'gmail.com',
  'homtail.com': 'hotmail.com',
  'hotmai.co': 'hotmail.com',
  'hotmial.co': 'hotmail.com',
  'icloud.co': 'icloud.com',
  'live.con': 'live.com',
  'msn.con': 'msn.com',
  'outlok.co': 'outlook.com',
  'qq.cm': 'qq.com',
  'qq.co': 'qq.com',
  'qq.con': 'qq.com',
  'qq.cn': 'qq.com',
  'qqq.com': 'qq.com',
  '126.con': '126.com',
  '126.cn': '126.com',
  '163.con': '163.com',
  '163.co': '163.com',
  '163.cn': '163.com',
  '163.cm': '163.com',
  '136.com': '163.com',
  'web.dee': 'web.de',
  'yaho.co': 'yahoo.com',
  'yhaoo.co': 'yahoo.com',
}

/** The domain that was probably meant: a slip of one letter, or of two that changed places. Null: none. */
export function meantDomain(domain: string): string | null {
  if (freeMail.has(domain)) return null
  const typo = Object.hasOwn(typos, domain) ? typos[domain] : undefined
  return typo ?? bigProviders.find((provider) => isOneSlip(domain, provider)) ?? null
}

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start += 1
  const [left, right] = [typed.slice(start), meant.slice(start)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  const isOther = left.slice(1) === right.slice(1)
  const isMissing = left === right.slice(1)
  const isExtra = left.slice(1) === right
  return typed !== meant && right !== left && (isSwapped || isOther || isMissing || isExtra)
}
