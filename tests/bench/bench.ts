import { benchApp } from './app.ts'
import { benchServerPull } from './serverPull.ts'
import { benchSheets } from './sheets.ts'
import { show } from './table.ts'

// `npm run bench` measures all; `npm run bench -- app` one part.
const parts = {
  server: async () => show('The server in small and large accounts', await benchServerPull()),
  sheets: async () => show('Workbooks in and out, in a worker', await benchSheets()),
  app: async () => show('The app with 100,000 contacts', await benchApp()),
}

const wanted = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await run()
