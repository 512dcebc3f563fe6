import { expose } from 'comlink'
import { AudienceCounter } from '../campaigns/audienceCounter.ts'
import { countLinked } from '../campaigns/linkedCounter.ts'
import { refusedNumbers } from '../campaigns/refusedNumbers.ts'
import { countSms, withPhones } from '../campaigns/smsCounter.ts'
import { countWhatsapp } from '../campaigns/whatsappCounter.ts'
import { openForReading } from '../database/read.ts'
import { channelName } from '../database/schema.ts'
import { setKey } from '../lock/keyring.ts'
import type { TabMessage } from '../sync/tabMessage.ts'
import type { ContactView } from './api.ts'
import { ConversationDesk } from './conversations/conversationDesk.ts'
import type { ConversationWorkerApi } from './conversations/conversationWorkerApi.ts'
import { DuplicateFinder } from './duplicateFinder.ts'
import { FirstLinesKeeper } from './firstLinesKeeper.ts'
import { IndexFollower } from './follow.ts'
import { LeadDesk } from './leads/leadDesk.ts'
import type { LeadWorkerApi } from './leads/leadWorkerApi.ts'
import { ProductDesk } from './products/productDesk.ts'
import type { ProductWorkerApi } from './products/productWorkerApi.ts'
import type { SearchWorkerApi } from './workerApi.ts'

const againMs = 1_000

let follower: IndexFollower | undefined
let finder: DuplicateFinder | undefined
let counter: AudienceCounter | undefined
let firstLines: FirstLinesKeeper | undefined
let desk: ConversationDesk | undefined
let leadDesk: LeadDesk | undefined
let productDesk: ProductDesk | undefined
const index = () => {
  if (!follower) throw new Error('The search worker was not started')
  return follower.index
}

const views = new Map<number, ContactView>()
let tell: (view: number) => void
const viewAt = (number: number) => {
  const view = views.get(number)
  if (!view) throw new Error('There is no such view')
  return view
}

const duplicates = () => {
  if (!finder) throw new Error('The search worker was not started')
  return finder
}

const counting = () => {
  if (!follower) throw new Error('The search worker was not started')
  return follower
}

const audience = () => {
  if (!counter) throw new Error('The search worker was not started')
  return counter
}

const conversations = (): ConversationWorkerApi => {
  if (!desk) throw new Error('The search worker was not started')
  return desk.api
}

const leads = (): LeadWorkerApi => {
  if (!leadDesk) throw new Error('The search worker was not started')
  return leadDesk.api
}

const products = (): ProductWorkerApi => {
  if (!productDesk) throw new Error('The search worker was not started')
  return productDesk.api
}

const api: SearchWorkerApi = {
  async start(owner, key, onChange, onFlooded) {
    await setKey(key)
    const db = await openForReading(owner)
    const mine = new IndexFollower(db, () => finder?.isEmpty && onFlooded())
    let later: ReturnType<typeof setTimeout> | undefined
    // The browser may lose the database for a moment: what was told then would wait for the next change.
    const follow = () =>
      void mine.catchUp().then(
        () => firstLines?.soon(),
        (error) => {
          console.error(error)
          clearTimeout(later)
          later = setTimeout(follow, againMs)
        },
      )
    new BroadcastChannel(channelName(owner)).addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.t !== 'commit' || !data.rows) return
      follow()
      desk?.follow()
      leadDesk?.follow()
      productDesk?.follow()
    })
    await mine.start()
    tell = onChange
    follower = mine
    finder = new DuplicateFinder(db, mine)
    counter = new AudienceCounter(db, mine)
    firstLines = new FirstLinesKeeper(db, mine)
    desk = new ConversationDesk(db, owner.user, onChange)
    leadDesk = new LeadDesk(db, onChange)
    productDesk = new ProductDesk(db, onChange)
  },
  async open(number, query, to) {
    const view = index().open(query, () => tell(number))
    // It is asked again where the answer was too slow.
    views.get(number)?.close()
    views.set(number, view)
    if (to === null) return null
    firstLines?.opened(query, to)
    return view.lines(0, to)
  },
  count: (view) => viewAt(view).count(),
  lines: (view, from, to) => viewAt(view).lines(from, to),
  ids: (view, from, to) => viewAt(view).ids(from, to),
  packed: (view, except) => viewAt(view).packed(except),
  positionOf: (view, id) => viewAt(view).positionOf(id),
  statuses: (view) => viewAt(view).statuses(),
  hold: (view, isHeld) => viewAt(view).hold(isHeld),
  async close(view) {
    views.get(view)?.close()
    views.delete(view)
  },
  facets: async (above) => index().facets(above),
  owners: async (ids) => index().owners(ids),
  statistics: async (query) => index().statistics.read(query),
  pivot: async (query) => index().statistics.pivot(query),
  cities: async (query) => index().statistics.cities(query),
  findDuplicates: (onProgress) => duplicates().find(onProgress),
  cancelDuplicates: async () => duplicates().cancel(),
  duplicateGroups: async (from, to) => duplicates().groups(from, to),
  planMerges: (rule, from) => duplicates().plan(rule, from),
  lookAlike: (typed, of) => duplicates().lookAlike(typed, of),
  dryRun: (question, onProgress) => audience().count(question, onProgress),
  cancelDryRun: async () => audience().cancel(),
  uncheckedOf: (question) => audience().unchecked(question),
  contactsWithEmails: (emails) => audience().withEmails(emails),
  smsRun: (question, onProgress) => countSms(question, { follower: counting(), audience: audience(), onProgress }),
  whatsappRun: (question, onProgress) =>
    countWhatsapp(question, { follower: counting(), audience: audience(), onProgress }),
  linkedRun: (question, onProgress) =>
    countLinked(question, { follower: counting(), audience: audience(), onProgress }),
  contactsWithPhones: (phones) => withPhones(phones, counting()),
  refusedNumbers: (channel, numbers) =>
    refusedNumbers(channel, numbers, { follower: counting(), audience: audience() }),
  openConversations: (view, query) => conversations().openConversations(view, query),
  conversationLines: (view, from, to) => conversations().conversationLines(view, from, to),
  conversationIds: (view, from, to) => conversations().conversationIds(view, from, to),
  conversationPosition: (view, id) => conversations().conversationPosition(view, id),
  openThread: (view, conversation) => conversations().openThread(view, conversation),
  threadLines: (view, from, to) => conversations().threadLines(view, from, to),
  threadPosition: (view, message) => conversations().threadPosition(view, message),
  threadFind: (view, search) => conversations().threadFind(view, search),
  threadMessage: (view, message) => conversations().threadMessage(view, message),
  olderPlace: (view) => conversations().olderPlace(view),
  keepOlder: (view, before, answer) => conversations().keepOlder(view, before, answer),
  openUnread: (view) => conversations().openUnread(view),
  readUnread: (view) => conversations().readUnread(view),
  closeConversations: (view) => conversations().closeConversations(view),
  openLeads: (view, job, query) => leads().openLeads(view, job, query),
  leadLines: (view, from, to) => leads().leadLines(view, from, to),
  leadIds: (view) => leads().leadIds(view),
  leadPosition: (view, id) => leads().leadPosition(view, id),
  leadPlaces: (view) => leads().leadPlaces(view),
  closeLeads: (view) => leads().closeLeads(view),
  openProducts: (view, query) => products().openProducts(view, query),
  productLines: (view, from, to) => products().productLines(view, from, to),
  productIds: (view) => products().productIds(view),
  productPosition: (view, id) => products().productPosition(view, id),
  closeProducts: (view) => products().closeProducts(view),
  takenKeys: (asked) => products().takenKeys(asked),
  sameTitle: (asked) => products().sameTitle(asked),
  ping: () => true,
}

expose(api)
