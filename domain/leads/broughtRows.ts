import { limits } from '../limits.ts'
import type { BroughtRow } from './form.ts'
import type { LeadField } from './foundLead.ts'

/** How columns of lists are called, in small letters. */
const headings: Partial<Record<LeadField, readonly string[]>> = {
  company: [
    'company',
    'name',
    'exhibitor',
    'exhibitor name',
    'supplier',
    '公司',
    '公司名称',
    '展商',
    '参展商',
    '企业名称',
  ],
  person: ['person', 'contact', 'contact person', '联系人', '姓名'],
  role: ['role', 'position', 'title', '职位'],
  email: ['email', 'e-mail', 'mail', '邮箱', '电子邮件'],
  phone: ['phone', 'telephone', 'tel', 'mobile', 'phone_number', '电话', '手机'],
  website: ['website', 'site', 'web', 'url', 'website_url', '网站', '网址'],
  address: ['address', '地址'],
  city: ['city', '城市'],
  country: ['country', '国家', '国家/地区'],
  hall: ['hall', '展馆', '馆号'],
  booth: ['booth', 'stand', 'booth number', '展位', '展位号', '摊位'],
  products: ['products', 'supplier products', 'product', '产品'],
  description: ['description', 'about', '简介', '描述'],
}
const fieldsByHeading = new Map(
  Object.entries(headings).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
)

/**
 * Rows of a table that somebody pasted, a line each, parted by tabs. A first line of known titles says what the columns are;
 * without one each line is a company, with whatever looks like a mail address or a site beside it.
 */
export function pastedRows(pasted: string): BroughtRow[] {
  const lines = pasted
    .split(/\r?\n/)
    .flatMap((line) => (line.trim() ? [line.split('\t').map((cell) => cell.trim())] : []))
  const titles = (lines[0] ?? []).map((title) => fieldsByHeading.get(title.toLowerCase()))
  const isTitled = titles.some((title) => title !== undefined)
  const rows = lines.slice(Number(isTitled)).map((cells) => (isTitled ? byTitles(cells, titles) : byLook(cells)))
  return rows.filter((row) => Object.keys(row).length > 0).slice(0, limits.leadRows)
}

const byTitles = (cells: readonly string[], titles: readonly (string | undefined)[]): BroughtRow =>
  Object.fromEntries(cells.flatMap((cell, n) => (titles[n] && cell ? [[titles[n], cut(cell)]] : [])))

function byLook(cells: readonly string[]): BroughtRow {
  const row: BroughtRow = {}
  for (const cell of cells.filter(Boolean)) {
    const field = /^\S+@\S+\.\S+$/.test(cell) ? 'email' : /^(https?:\/\/|www\.)\S+$/i.test(cell) ? 'website' : 'company'
    row[field] ??= cut(cell)
  }
  return row
}

const cut = (cell: string) => cell.slice(0, limits.paragraphLength)
