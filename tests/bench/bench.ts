import { benchApp } from './app.ts'
import { benchAssistant } from './assistant.ts'
import { benchAuto } from './auto.ts'
import { benchBounces } from './bounces.ts'
import { benchContacts } from './contacts.ts'
import { benchConversations } from './conversations.ts'
import { benchCrawl } from './crawl.ts'
import { benchCustoms } from './customs.ts'
import { benchDistribution } from './distribution.ts'
import { benchDuplicates } from './duplicates.ts'
import { benchEmail } from './email.ts'
import { benchHints } from './hints.ts'
import { benchInbox } from './inbox.ts'
import { benchLabels } from './labels.ts'
import { benchLeads } from './leads.ts'
import { benchLedger } from './ledger.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchLinked } from './linked.ts'
import { benchLock } from './lock.ts'
import { benchLog } from './log.ts'
import { benchMemory } from './memory.ts'
import { benchServerPull } from './serverPull.ts'
import { benchSheets } from './sheets.ts'
import { benchShop } from './shop.ts'
import { benchSignIn } from './signIn.ts'
import { benchSms } from './sms.ts'
import { benchSync } from './sync.ts'
import { show } from './table.ts'
import { benchWhatsapp } from './whatsapp.ts'

// `npm run bench` measures all; `npm run bench -- app` one part.
async function showCrawl() {
  show('Websites of leads, read and understood', await benchCrawl())
}

const parts = {
  server: async () => show('The server in small and large accounts', await benchServerPull()),
  hints: async () => show('A hundred people of one company at work', await benchHints()),
  labels: async () => show('Labels that move', await benchLabels()),
  ledger: async () => show('Spending points of one company', await benchLedger()),
  distribution: async () => show('Contacts that change hands', await benchDistribution()),
  log: async () => show('The operation log of a large company', await benchLog()),
  email: async () => show('Mails of a task, from its start to the mail server', await benchEmail()),
  sms: async () => show('Text messages of a task, from the claim to their receipts', await benchSms()),
  whatsapp: async () => {
    show('Messages over WhatsApp, from the claim to what became of them', await benchWhatsapp())
    console.log(
      '\nConversations and the search in them: `npm run bench -- conversations`, which is the same for every channel.',
    )
  },
  linked: async () => show('Phones that were linked by QR code', await benchLinked()),
  customs: async () => show('Shipments of one company', await benchCustoms()),
  assistant: async () => show('The bot and answers of a model', await benchAssistant()),
  crawl: showCrawl,
  bounces: () => Promise.resolve(show('Returns that others have sorted', benchBounces())),
  shop: async () => show('A published shop of 10,000 products', await benchShop()),
  signIn: async () => show('Signing in', await benchSignIn()),
  sync: async () => show('The sync engine, from its parts to two devices', await benchSync()),
  sheets: async () => show('Workbooks in and out, in a worker', await benchSheets()),
  contacts: async () => show('The list of few and of many contacts', await benchContacts()),
  conversations: async () => {
    show('The inbox with 100,000 messages', await benchConversations())
    show('The inbox from the server to the screen', await benchInbox())
  },
  leads: async () => {
    await showCrawl()
    show('A list of 100,000 leads', await benchLeads())
  },
  auto: async () => show('A run of auto marketing over 150,000 contacts', await benchAuto()),
  memory: async () => show('What a tab takes of the memory', await benchMemory()),
  duplicates: async () => show('Duplicates, found and merged', await benchDuplicates()),
  lock: async () => show('A device that seals what it keeps', await benchLock()),
  app: async () => show('The app with 100,000 contacts', await benchApp()),
  lighthouse: async () => show('What Lighthouse thinks', await benchLighthouse()),
}

const wanted = process.argv.slice(2)
// What a part shows as well is not measured twice.
const all = Object.keys(parts).filter((name) => name !== 'crawl')
for (const [name, run] of Object.entries(parts)) if ((wanted.length ? wanted : all).includes(name)) await run()
