import type { ContactDraft } from './contact.ts'

/** How the columns of other people's lists are called. */
type ImportTarget = keyof ContactDraft

/**
 * Headers, written small, without blanks and punctuation. `exact` is the whole header, `part` is enough to stand in it.
 * Order matters for parts: an "email address" is an email, a "公司电话" is a phone.
 */
const headers: readonly { target: ImportTarget | null; exact: string; part?: string }[] = [
  // Known, and nothing a contact has a field for; kept in the remark when the user wants so.
  {
    target: null,
    exact:
      'fax faxno faxnumber 传真 传真号 传真号码 qq qq号 qq号码 wechat wechatid 微信 微信号 weixin skype skypeid facebook instagram linkedin twitter ' +
      'id no number sn 序号 编号 序 行号 index fein taxid 税号 account 账号 sex gender 性别 age 年龄 birthday 生日 公司规模 规模 employees 员工人数 人数 ' +
      '公司简介 简介 公司类型 公司性质 注册资本 annualrevenue revenue 主营产品 产品 product products mainproducts companysize companytype',
  },
  {
    target: 'emails',
    exact:
      'email emails emailaddress mail mailbox emailid 邮箱 电子邮箱 电子邮件 邮件 邮件地址 邮箱地址 电邮 e邮件 contactemail 联系邮箱',
    part: 'email 邮箱 电子邮件 电邮 mailaddress mailid',
  },
  {
    target: 'phones',
    exact:
      'phone phones phonenumber phoneno telephone telephonenumber telephoneno tel telno mobile mobilephone mobilenumber mobileno cell cellphone ' +
      'whatsapp whatsappnumber whatsappno wa contactnumber contactno contactphone 手机 手机号 手机号码 电话 电话号码 固话 固定电话 座机 联系电话 联系方式 ' +
      '移动电话 办公电话 公司电话 直线 handphone hp landline directline hotline 热线 号码 telephones',
    part: 'phone 手机 电话 mobile whatsapp telephone 固话 座机 手提 联系方式 cellular handphone',
  },
  {
    target: 'company_website',
    exact:
      'website websites web site url homepage webpage domain domainname link companywebsite companyurl internet www 网址 网站 官网 公司网址 公司网站 公司官网 主页 域名 网页 链接',
    part: 'website 网址 网站 官网 homepage',
  },
  {
    target: 'founded_time',
    exact:
      'founded foundedyear yearfounded foundedtime foundeddate established establishedyear yearestablished yearofestablishment since foundation incorporated ' +
      'incorporationdate dateofestablishment 成立时间 成立日期 成立年份 成立年 创立时间 注册时间 注册日期 建立时间 公司成立时间',
    part: 'founded established 成立时间 成立日期 成立年 注册日期 注册时间',
  },
  {
    target: 'follow_up_status',
    exact:
      'followup followupstatus followstatus status leadstatus stage 跟进状态 跟进 状态 客户状态 跟进情况 跟进阶段 意向',
    part: '跟进状态 followupstatus 客户状态',
  },
  {
    target: 'position',
    exact:
      'position title jobtitle job role designation function department dept 职位 职务 职称 岗位 头衔 部门 联系人职位 occupation post',
    part: 'jobtitle 职位 职务 designation 岗位',
  },
  {
    target: 'country',
    exact:
      'country countries countryregion countryorregion nation nationality region countrycode countryname market 国家 国别 国籍 国家地区 地区 所在国家 国家代码 国家或地区 所属国家 目的国',
    part: 'country 国家',
  },
  {
    target: 'address',
    exact:
      'address addr companyaddress streetaddress street addressline location city town state province county zip zipcode postcode postalcode 地址 公司地址 详细地址 联系地址 ' +
      '通讯地址 街道 所在地 城市 省 省份 市 州 区 邮编 邮政编码 办公地址 工厂地址 注册地址',
    part: 'address 地址 street',
  },
  {
    target: 'company',
    exact:
      'company companyname companies organization organisation organizationname org business businessname exhibitor exhibitorname exhibitors firm enterprise ' +
      'employer account accountname corporation vendor vendorname supplier suppliername buyer buyername manufacturer brand customer customername client clientname ' +
      '公司 公司名 公司名称 企业 企业名称 单位 单位名称 展商 展商名称 参展商 参展商名称 参展企业 参展公司 客户公司 客户名称 客户 工厂 工厂名称 供应商 供应商名称 采购商 买家 ' +
      '厂商 厂家 机构 机构名称 组织 商家 店铺 店铺名称 公司中文名 公司英文名 公司中文名称 公司英文名称 英文名称',
    part: 'companyname 公司名 企业名 展商 exhibitor 单位名 organization',
  },
  {
    target: 'name',
    exact:
      'name fullname contact contactname contactperson person personname firstname lastname surname familyname givenname forename middlename first last attn attention ' +
      'representative salesperson 姓名 名字 联系人 联系人姓名 联络人 联系人名称 名称 负责人 客户姓名 姓 名 称呼 全名 法人 法定代表人 对接人 采购负责人 中文名 英文名 contacts',
    part: 'contactperson contactname 联系人 姓名 fullname firstname lastname',
  },
  {
    target: 'tag',
    exact: 'tag tags label labels group groups keyword keywords 标签 分组 群组 标记 关键词 关键字 客户标签',
    part: '标签',
  },
  {
    target: 'category',
    exact:
      'category categories type industry sector class classification level grade 分类 类别 类型 行业 客户分类 客户类型 客户等级 等级 级别 所属行业',
    part: 'category 分类 类别 行业 industry',
  },
  {
    target: 'source',
    exact:
      'source sources leadsource origin channel from exhibition fair event show 来源 客户来源 数据来源 渠道 来源渠道 展会 展会名称 来源展会',
    part: '来源 source',
  },
  {
    target: 'remark',
    exact:
      'remark remarks note notes comment comments memo description details info information message feedback 备注 说明 描述 备忘 留言 记录 跟进记录 备注信息 其他 其它 补充 意见 沟通记录',
    part: '备注 remark comment',
  },
]

const exactTargets = new Map<string, ImportTarget | null>()
const parts: [part: string, target: ImportTarget][] = []
for (const { target, exact, part } of headers) {
  for (const word of exact.split(' ')) if (!exactTargets.has(word)) exactTargets.set(word, target)
  if (target && part) for (const word of part.split(' ')) parts.push([word, target])
}

/** Fields that several columns may fill together. */
const shared = new Set<ImportTarget>(['phones', 'emails', 'remark', 'address', 'tag'])
const longestHeader = 60

/** What is compared: width, case, blanks, punctuation and a trailing number do not matter. */
export const headerKey = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[)）】\]]/g, '')
    .replace(/[\s_\-./\\:：*#'"’`,，、&+|()（）]/g, '')
    .replace(/\d+$/, '')

type Recognised = { target: ImportTarget | null; exact: boolean }

/** What a header means; null when nobody would call a column so. */
export function recogniseHeader(header: string): Recognised | null {
  if (header.length > longestHeader) return null
  const key = headerKey(header) || headerKey(header.replace(/[()（）[\]【】]/g, ''))
  if (key === '') return null
  const exact = exactTargets.get(key)
  if (exact !== undefined) return { target: exact, exact: true }
  // "Mobile / WhatsApp", "公司名称 Company": each half on its own.
  for (const half of header.normalize('NFKC').split(/[/|\n]|(?<=[\u3400-\u9fff])\s+|\s+(?=[\u3400-\u9fff])/)) {
    const target = half === header ? undefined : exactTargets.get(headerKey(half))
    if (target) return { target, exact: true }
  }
  const part = parts.find(([word]) => key.includes(word))
  return part ? { target: part[1], exact: false } : null
}

/** The half of a name that a column has: lists in English often give two. */
export function namePart(header: string): 'given' | 'family' | null {
  const key = headerKey(header)
  if (/^(lastname|surname|familyname|last|姓)$/.test(key)) return 'family'
  return /^(firstname|givenname|forename|middlename|first|名)$/.test(key) ? 'given' : null
}

/**
 * Which field each column fills. A field of one value takes the first column that is called exactly so;
 * `samples` help where a header says nothing.
 */
export function matchColumns(
  headerCells: readonly string[],
  samples: readonly (readonly string[])[],
): (ImportTarget | null)[] {
  const found = headerCells.map(recogniseHeader)
  const matched = new Array<ImportTarget | null>(headerCells.length).fill(null)
  const taken = new Set<ImportTarget>()
  for (const exact of [true, false])
    found.forEach((recognised, at) => {
      const target = recognised?.target
      if (!target || recognised.exact !== exact) return
      const halfName = target === 'name' && namePart(headerCells[at]!) !== null
      if (taken.has(target) && !shared.has(target) && !halfName) return
      matched[at] = target
      taken.add(target)
    })
  const free = (at: number) => !matched[at] && found[at] === null
  for (const target of ['emails', 'phones', 'company_website'] as const) {
    if (taken.has(target)) continue
    const at = headerCells.findIndex((_, at) => free(at) && mostlyLooksLike(target, samples[at] ?? []))
    if (at >= 0) matched[at] = target
  }
  return matched
}

const shapes = {
  emails: /^\s*[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  phones: /^\s*['+＋(]*(\d[\s\-().]*){8,15}(\s*(ext|x|转).*)?$/i,
  company_website: /^\s*(https?:\/\/|www\.)[^\s]+$/i,
} as const

/** Of a text without end its start tells enough. */
const startOf = (cell: string) => cell.slice(0, 200)

function mostlyLooksLike(target: keyof typeof shapes, values: readonly string[]): boolean {
  const filled = values.filter((value) => value.trim() !== '')
  const right = filled.filter((value) => shapes[target].test(startOf(value)) && !/^\d{4}-\d\d-\d\d/.test(value)).length
  return filled.length > 0 && right >= filled.length * 0.6
}

const looksLikeData = (cell: string) =>
  cell.length > longestHeader ||
  Object.values(shapes).some((shape) => shape.test(cell)) ||
  /^[\d.,%/:\-\s]+$/.test(cell)

/**
 * Where the header stands among the first rows (titles and merged cells may stand above it), as a place in `rows`;
 * -1 when there is none. `rows` are the first rows that are not blank.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const scores = rows.map(headerScore)
  const best = Math.max(0, ...scores)
  if (best >= 2) return scores.indexOf(best)
  // Unknown words above a column of emails or phones are a header as well.
  const [first = [], ...others] = rows
  const columns = first.length
  const isNamed = first.filter((cell) => cell.trim() !== '' && !looksLikeData(cell)).length
  const hasData = Array.from({ length: columns }, (_, at) => others.slice(0, 20).map((row) => row[at] ?? '')).some(
    (column, at) =>
      !looksLikeData(first[at]!) && (mostlyLooksLike('emails', column) || mostlyLooksLike('phones', column)),
  )
  if (isNamed > 0 && others.length > 0 && (hasData || best > 0)) return best > 0 ? scores.indexOf(best) : 0
  return -1
}

/** Recognised cells count, exact ones twice; cells that are data count against it. */
function headerScore(row: readonly string[]): number {
  const targets = new Set<ImportTarget | null>()
  let score = 0
  for (const cell of row) {
    if (cell.trim() === '') continue
    if (looksLikeData(cell)) score -= 2
    const found = recogniseHeader(cell)
    if (!found || targets.has(found.target)) continue
    if (found.target !== null) targets.add(found.target)
    score += found.target === null ? 0.5 : found.exact ? 2 : 1
  }
  // One word alone may be a title such as "Exhibitor list".
  return targets.size >= 2 ? score : score > 0 ? 1 : 0
}
