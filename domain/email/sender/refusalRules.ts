import type { BounceReason } from '../../campaigns/receiverReason.ts'
import type { SenderProblem } from './senderProblem.ts'

/** What of a refusal has to fit; one of them is enough. */
export type RefusalRule = {
  reason: BounceReason
  /** what is wrong with all mail of a sender whose own server says so */
  problem?: SenderProblem
  /** of SMTP */
  codes?: readonly number[]
  /** RFC 3463 */
  status?: RegExp
  /** after the status, and without addresses, links and host names */
  words?: RegExp
}

/**
 * What servers mean by a refusal. The first rule that fits holds, so the order is what protects an address: servers write
 * 5.1.1 to a full mailbox, to a sender whom they refuse and to a text that they do not like, and only `badAddress` ends one.
 */
export const refusalRules: readonly RefusalRule[] = [
  // Exchange: a group or room that takes mail of its own company alone.
  { reason: 'tooBig', words: /RESOLVER\.RST\.\w*Size/i },
  { reason: 'blocked', words: /RESOLVER\.RST\./i },
  // Exchange Online says so of an address that is not in its directory.
  { reason: 'badAddress', words: /5\.4\.1 \W{0,8}recipient address rejected: access denied/i },

  // RFC 7505: the domain is there, and takes no mail.
  {
    reason: 'unreachable',
    words:
      /does(n't| not) (accept|receive) e?-?mail|null mx|indicated no smtp service|no (mx|mail exchanger)\b|^4\..*dns error/i,
  },

  // The sender.
  { reason: 'sender', problem: 'appPassword', codes: [534], words: /application-specific password|授权码/i },
  { reason: 'sender', problem: 'password', codes: [535, 538], status: /^[45]\.7\.(8|14)$/ },
  {
    reason: 'sender',
    problem: 'loginNeeded',
    codes: [530],
    status: /^5\.7\.57$/,
    words:
      /authentication (is )?required|not authenticated|need to authenticate|turn on smtp authentication|unauthenticated senders? not allowed/i,
  },
  {
    reason: 'sender',
    problem: 'quota',
    // The receiver's own mailbox has a quota too: these words are of what is sent.
    words:
      /\b(daily|hourly|sending|outgoing)\b[\w\s]{0,30}\b(limit|quota|rate)\b|too many (messages|e?mails) (sent|per|from)|(发信|发送)(数量|频率|额度|量).{0,6}(超|达到)/i,
  },
  {
    reason: 'sender',
    problem: 'address',
    status: /^5\.(1\.[78]|7\.60|2\.252)$/,
    words:
      /sender (address|domain)?\s*(rejected|denied|not (allowed|authori[sz]ed|owned))|not owned by user|send as this sender|sendasdenied|mail from (address )?must (be|equal|match)|e-?mail address is not verified|\byour (e-?mail |mail )?account\b.{0,60}\b(suspended|disabled|locked|blocked|closed|terminated|deactivated)/i,
  },
  {
    reason: 'sender',
    problem: 'relay',
    words:
      /\brelay(ing)?\b[\w\s]{0,12}(denied|not permitted|not allowed|prohibited|disallowed)|unable to relay|not (permitted|configured) to relay|\bno relaying\b|insecure mail relay/i,
  },
  {
    reason: 'sender',
    words:
      /\b(sender'?s?|originator|mail ?from|(envelope|header)[- ]from|(return|reply|from)[- ](address|path|domain))\b.{0,60}\b(invalid|unknown|not (be )?(found|exist|verified|accepted|accept|resolved?|valid|listed)|(does|did)(n't| not) (exist|resolve)|unverified|unroutable|banned|blacklisted|verif\w+ failed)/i,
  },
  {
    reason: 'sender',
    words:
      /\b(invalid|unknown|unroutable|unverified|bad|no such|nonexistent) (sender|originator|from|return|mail ?from)|\bfrom: .{0,40}invalid|sender verif|callback|\byour (e-?mail )?address\b|purported responsible|not allowed to send|sending to\/from an address|not a member\b|sending this from a different address/i,
  },
  {
    reason: 'sender',
    words:
      /(发件|发信|寄件|发送)[^，。,.]{0,20}(不存在|无效|被拒|拒绝|不正确)|expéditeur|remitente|remetente|mittente|absender|afzender|отправител|送信者|差出人/i,
  },
  { reason: 'sender', status: /^[45]\.7\.(2[0-46-9]|509|515)$/ },

  // The text.
  {
    reason: 'content',
    words:
      /virus|malware|infected|phish|content (was |is )?(rejected|denied|refused)|mail (content|data) (denied|refused)|because its content|content filter|\bheaders? (error|too large)|(duplicate|multiple|missing|malformed|invalid) .{0,20}headers?\b|multiple addresses in from|improper use of 8-bit|not rfc ?\d+ compliant|media error|attachment|bare (lf|cr)\b|邮件内容|含有病毒/i,
  },

  {
    reason: 'blocked',
    words: /(due to|flagged as|scored as|detected as|looks like|considered) spam|spam (detected|score)/i,
  },
  {
    reason: 'sender',
    words:
      /\b(spf|dkim|dmarc)\b|unauthenticated e?-?mail|authentication (checks|information|level)|authentication failed/i,
  },

  // Nothing that is said before a receiver is named is about one.
  {
    reason: 'sender',
    words: /(in reply to|after) mail from\b|\[mail_from\]|sender was rejected|my name was rejected/i,
  },
  { reason: 'blocked', words: /refused to talk to me|after initial connection|(in reply to|after) (ehlo|helo)\b/i },
  { reason: 'full', status: /^.\.2\.2$/ },
  { reason: 'full', words: /(mailbox|inbox|quota|storage|mail ?folder|disk).{0,40}\b(full|exceed\w*|over)\b/i },
  { reason: 'full', words: /over ?quota|(insufficient|not enough|out of) (system |disk )?(storage|space)/i },
  { reason: 'full', words: /mailbox.{0,20}limit|exceed\w*.{0,40}\b(quota|storage|mailbox)\b/i },
  {
    reason: 'full',
    words:
      /(邮箱|信箱|容量|空间|收件箱).{0,12}(已满|已滿|不足|超限|超出|超过|超過)|(メールボックス|受信箱|容量).{0,20}(一杯|いっぱい|超え|超過)|bo[iîı]te .{0,30}pleine|postfach .{0,20}voll/i,
  },
  { reason: 'tooBig', status: /^.\.(2\.3|3\.4)$/ },
  {
    reason: 'tooBig',
    words:
      /(message|mail|line)s?\b.{0,20}(too (big|large|long)|exceeds.{0,30}(size|limit|length))|(size|line|length) limit exceeded|exceeds.{0,40}\bsize|邮件.{0,10}(过大|太大|超过.{0,10}大小)/i,
  },

  // What is said of the client: what follows is not about a mailbox.
  {
    reason: 'blocked',
    words:
      /\b(helo|ehlo)\b(?! handshake)|client host\b.{0,40}rejected|unknown (client|ip|host)\W{0,3}\d|cannot find your|\b(your|client|server|sending) (ip|host|hostname|server|ip address|domain|network)\b|\bip (address|name|reputation|frequency)\b|\b(reverse dns|dns ptr|ptr|rdns)\b|mismatches client|invalid ip for|host network|no access from/i,
  },
  {
    reason: 'blocked',
    words:
      /\b(spam|ube|uce|junk|unsolicited)\b|(black|block|deny)[- ]?list|dnsbl|\brbl\b|\bblocked (using|by|for|-|see)|(been|are|was|is) blocked|banned|reputation|suspicious|(?<!not )listed (in|at|by)\b|blocklist|rejected ?: access denied|policy|policies|user complaints|redundant|垃圾邮件|拒收|黑名单|迷惑メール|受信拒否/i,
  },
  {
    reason: 'blocked',
    words:
      /\b(rate|frequency|connection) limit|limit\w* .{0,20}(rate|frequency)|at a rate|too many (connections|recipients|messages|errors|concurrent)|throttl|volume of|relay quota|service permits|频率/i,
  },
  { reason: 'blocked', words: /recipient preferences|message filtered|mail filter/i },

  // Programs of the receiver's side that failed.
  {
    reason: 'other',
    words:
      /procmail|lock failure|couldn't create|or is unable to receive mail|pipe to \||mailer error|error while writing|insufficient permission|operating system error/i,
  },
  {
    reason: 'unreachable',
    words:
      /hop count|too many hops|routing loop|gr[ea]y-?list|try again later|temporar(y|ily) (unavailable|deferred|rejected|locked|failure|suspended|error)/i,
  },

  // A guess, and lists of what it may be.
  {
    reason: 'other',
    words:
      /\b(may|might|possibl[ey]|perhaps|probably|maybe)\b.{0,80}\b(exist|unknown|invalid|incorrect|wrong|mis-?spel\w+|closed|disabled)|可能.{0,20}(不存在|错误|有误|已满|停用)/i,
  },

  // Locked accounts are opened again; those that were given up are not.
  {
    reason: 'other',
    status: /^.\.7\.13$/,
    words:
      /(account|mailbox|user|recipient|compte).{0,60}\b(suspended|locked|frozen|blocked|bloqu\w+|on hold|restricted)|\b(suspended|locked|frozen) (account|mailbox|user|recipient)|(账号|帐号|邮箱|用户).{0,20}(冻结|锁定|暂停)/i,
  },
  {
    reason: 'badAddress',
    words:
      /(account|mailbox|user|recipient|address|alias).{0,60}\b(disabled|discontinued|deactivated|inactive|no longer (exists?|valid|active|available|on server|in use|employed|used|here))\b|(account|mailbox).{0,40}\b(closed|terminated|cancell?ed)\b|\b(disabled|inactive|deactivated) (e-?mail |recipient |user )?(address|recipient|user|account|mailbox)|(地址|用户|帐号|账号|帳號|邮箱|收件人).{0,80}(被禁用|已停用|已注销|已删除)/i,
  },

  { reason: 'badAddress', status: /^.\.1\.([1236]|10|351)$|^5\.2\.1$/ },
  // Some networks take any receiver and say "unknown user" to what they filter.
  {
    reason: 'blocked',
    words:
      /^(?!4\.).*((in reply to|after|following) (the )?(end of )?(data|text)\b|after i sent the message|our final data|refused to accept your message)/i,
  },
  {
    reason: 'badAddress',
    words:
      /\b(unknown|no such|invalid|non-?existent|illegal) (or \w+ )?(final delivery )?(e-?mail )?(user|userid|recipient|mailbox|account|address|person|alias|local ?part)\b/i,
  },
  {
    reason: 'badAddress',
    words:
      /\b(user|recipient|mailbox|account|address|person|alias)\b.{0,60}(\bunknown|\bnot (be )?(found|exist|known|listed|recogni[sz]ed)|n't (be )?(found|exist|known|listed)|\binvalid|\bnot (a )?valid)/i,
  },
  {
    reason: 'badAddress',
    words:
      /no mailbox (here|by)|not our (user|customer)|not listed in|user does(n't| not) have an? .{0,40}account|recip(ient)?notfound|no longer on server|(user|mailbox|recipient) has moved|(destinataire|adresse|boîte).{0,30}(invalide|inconnue?|inexistante|n'existe pas)|empfänger.{0,40}(unbekannt|existiert nicht|nicht gefunden)|usuario.{0,30}(desconocido|no existe)|utente.{0,20}sconosciuto|usuário.{0,20}(desconhecido|inexistente)|пользовател.{0,30}не (найден|существует)/i,
  },
  {
    reason: 'badAddress',
    words:
      /(地址|用户|帐号|账号|帳號|邮箱|收件人).{0,80}(不存在|无效)|查无此人|(宛先|ユーザー?|アドレス|ディレクトリ).{0,40}(見つかりません|存在しません|不明|ありません)/,
  },
  // A name server that is asked in vain may know tomorrow.
  {
    reason: 'unreachable',
    words: /^4\..*((host|domain).{0,40}not found|nxdomain)|try again|malformed or unexpected/i,
  },
  {
    reason: 'badAddress',
    words:
      /\b(host|domain)( or domain)?( name)?.{0,20}\b(unknown|not found|does(n't| not) exist)|\b(unknown|no such|invalid) (host|domain)\b(?! name)|couldn't find any host|illegal host|unrouteable address|bad destination (system|mailbox)|域名.{0,20}不存在/i,
  },

  { reason: 'content', status: /^.\.6\.\d+$/ },
  { reason: 'unreachable', status: /^.\.4\.\d+$/ },
  { reason: 'blocked', status: /^.\.7\.\d+$/ },
  {
    reason: 'unreachable',
    words:
      /timed out|time-?out|expired|connection (refused|reset)|no route|not (be )?reach|cannot be reached|unable to connect|could not find a gateway|lost connection|network error|failing for a long time|not responding|not delivered within|did not accept our requests|failed \d+ (attempts|times)|queue too long|deferred|lookup fail|service (currently |is )?(not |un)available|service refused|not accepting|giving up|无法连接|连接超时/i,
  },
  {
    reason: 'blocked',
    words:
      /(mail|message|content) (was |has been |is )?(rejected|refused|denied)|mail rejet|access denied|not allowed|not permitted|not accepted|prohibited|forbidden|\bdenied\b/i,
  },
]
