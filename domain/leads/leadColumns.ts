import { headerKey } from '../contacts/headerKey.ts'
import type { BroughtRow } from './form.ts'
import { type LeadField, leadFields } from './foundLead.ts'

/** What lists of exhibitors and directories call their columns, Kompass among them; compared as `headerKey` makes them alike. */
const columnWords: { [Field in LeadField]?: string } = {
  company:
    'company,company name,name,exhibitor,exhibitor name,exhibiting company,organisation,organization,firm,firma,aussteller,supplier,supplier name,manufacturer,brand owner,公司,公司名称,企业,企业名称,参展商,参展商名称,展商,展商名称,参展企业,供应商,名称,单位名称',
  person: 'contact,contact person,contact name,person,ansprechpartner,representative,联系人,负责人,姓名,联系人姓名',
  role: 'role,position,job title,title,function,职位,职务,头衔',
  email: 'email,e-mail,mail,email address,邮箱,电子邮箱,电子邮件,邮件',
  phone: 'phone,phone number,phone_number,tel,telephone,mobile,电话,联系电话,手机,座机,电话号码',
  whatsapp: 'whatsapp,whatsapp number',
  address: 'address,street,full address,company address,anschrift,adresse,地址,公司地址,详细地址,街道',
  city: 'city,town,place,stadt,ort,城市,市,所在城市',
  country: 'country,country/region,country or region,region,nation,land,国家,国家地区,国家/地区,所在国家,国别',
  website: 'website,web,site,url,homepage,web site,website_url,internet,internetseite,网站,网址,官网,主页,公司网址',
  social: 'linkedin,facebook,instagram,social media,社交媒体',
  registration:
    'vat,vat number,tax number,registration number,company number,duns,税号,信用代码,统一社会信用代码,注册号',
  type: 'type,category,categories,industry,sector,business type,activity,branche,类型,类别,行业,分类,企业类型',
  products:
    'products,product,supplier products,product groups,main products,product categories,exhibits,brands,产品,主营产品,展品,参展产品,供应产品,主要产品',
  description:
    'description,about,profile,company profile,company description,introduction,beschreibung,简介,公司简介,企业简介,描述,介绍',
  hall: 'hall,hall number,hall no,pavilion,halle,馆,展馆,馆号,展馆号',
  booth:
    'booth,booth number,booth no,stand,stand number,stand no,booth/stand,standnummer,stand nr,展位,展位号,摊位,摊位号',
  image: 'logo,image,picture,图片,标志',
  rating: 'rating,score,评分,星级',
  comment_count: 'reviews,review count,comments,comment count,评论数,点评数',
  opening_hours: 'opening hours,hours,营业时间',
  follower_count: 'followers,follower count,粉丝数,粉丝',
}

const fieldByKey: ReadonlyMap<string, LeadField> = new Map([
  ...leadFields.map((field) => [headerKey(field), field] as const),
  ...(Object.entries(columnWords) as [LeadField, string][]).flatMap(([field, words]) =>
    words.split(',').map((word) => [headerKey(word), field] as const),
  ),
])

/** null: nobody would call it so. */
export const leadColumnOf = (header: string): LeadField | null => fieldByKey.get(headerKey(header)) ?? null

/** What a row says of which field, whatever its columns are called; a column that is nobody's is left out. */
export function fieldsOfRow(row: BroughtRow): Partial<Record<LeadField, string[]>> {
  const fields: Partial<Record<LeadField, string[]>> = {}
  for (const [column, text] of Object.entries(row)) {
    const field = leadColumnOf(column)
    if (field && text.trim()) fields[field] = [...(fields[field] ?? []), text.trim()]
  }
  return fields
}

/** A table as it was pasted: its first line names the columns. [] where it names too few of them, or no company. */
export function rowsOfTable(text: string): BroughtRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim())
  const cellsOf = (line: string) =>
    (line.includes('\t') ? line.split('\t') : line.split(/\s{2,}|\s*[|;]\s*/)).map((cell) => cell.trim())
  const columns = cellsOf(lines[0] ?? '').map(leadColumnOf)
  if (!columns.includes('company') || columns.filter((column) => column !== null).length < 2) return []
  return lines.slice(1).flatMap((line) => {
    const row: BroughtRow = {}
    for (const [n, cell] of cellsOf(line).entries()) {
      const column = columns[n]
      if (column && cell) row[column] = row[column] ? `${row[column]}; ${cell}` : cell
    }
    return row.company ? [row] : []
  })
}
