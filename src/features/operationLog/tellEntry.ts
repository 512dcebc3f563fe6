import i18next from 'i18next'
import type { LogEntry } from '#domain/operationLog/log'
import { describe } from '../../app/useChanges.ts'
import { language } from '../../lib/texts.ts'

/** What the words need to know: names of rows, of people and of products. */
type EntryContext = {
  names: Record<string, string>
  who: (id: string) => string
  product: (id: number) => string
}
export type EntryText = { title: string; detail?: string }

const t = i18next.getFixedT(null, 'operationLog')
// An action comes from the server, which may be newer than this app.
const sayAct = t as unknown as (key: string, values: Record<string, unknown>) => string

/** An entry in plain words: a change as the list of waiting changes says it. */
export async function tellEntry(entry: LogEntry, knowing: EntryContext): Promise<EntryText> {
  if (entry.kind === 'act') return { title: tellAct(entry, knowing) }
  const { names } = knowing
  const rowNames = {
    contact: async (id: string) => names[id] ?? null,
    label: async (_: string, id: string) => names[id] ?? null,
  }
  const { words } = await describe(
    { uid: entry.id, name: entry.action, args: inputOf(entry), edited_at: entry.edited_at ?? entry.at, state: 'acked' },
    rowNames,
  )
  return words ?? { title: t('act.other', { action: entry.action }) }
}

/** The words of many rows need only know how many there are. */
function inputOf({ detail, count }: LogEntry): unknown {
  if (count < 2) return detail
  const rows = Array.from({ length: count }, () => ({}))
  return { ...(detail as object | null), ids: rows, rows }
}

type ActDetail = Partial<{
  username: string
  after: Record<string, string>
  before: Record<string, string>
  contacts: number | unknown[]
  back: number
  rows: number
  products: number[]
  product_id: number | null
  points: number
  price: number
  cost: number
  right: 'export_data' | 'delete_data'
  reason: string
  sender: string
  domain: string
  to: string
  browser: string
  system: string
}>

function tellAct({ action, target, detail }: LogEntry, { who, product }: EntryContext): string {
  if (!i18next.exists(`act.${action}`, { ns: 'operationLog' })) return t('act.other', { action })
  const noted = (detail ?? {}) as ActDetail
  const { contacts, products = noted.product_id ? [noted.product_id] : [] } = noted
  const zh = language.get() === 'zh-CN'
  const agent = [noted.browser, noted.system].filter(Boolean).join(' · ')
  return sayAct(`act.${action}`, {
    who: target ? who(target) : (noted.username ?? noted.after?.username),
    count: (Array.isArray(contacts) ? contacts.length : contacts) ?? noted.back ?? noted.rows ?? 0,
    products: products.map(product).join(zh ? '、' : ', '),
    points: noted.points,
    amount: yuan((noted.price ?? noted.cost ?? 0) / 100),
    right: noted.right && t(`right.${noted.right}`),
    reason: noted.reason,
    sender: noted.sender,
    domain: noted.domain,
    to: noted.to,
    email: noted.after?.email,
    mobile: noted.after?.mobile,
    from: agent && (zh ? `（${agent}）` : ` (${agent})`),
  })
}

const yuan = (amount: number) =>
  new Intl.NumberFormat(language.get(), { style: 'currency', currency: 'CNY' }).format(amount)
