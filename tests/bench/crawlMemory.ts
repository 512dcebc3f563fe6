import { openCrawler } from '../../server/crawl/crawler.ts'

// A process of its own that reads sites of the bench and says what it took.
const [port = '', ...hosts] = process.argv.slice(2)
const crawler = openCrawler({
  contact: 'https://fairlead.example/crawler',
  allowedAt: (at) => (address) => address === '127.0.0.1' && at === Number(port),
  lookUp: (_host, _options, give) => give(null, [{ address: '127.0.0.1', family: 4 }]),
})
const before = process.memoryUsage.rss() / 1e6
let pages = 0
const sites = hosts.map((host) => new URL(`http://${host}:${port}/`))
await crawler.crawl(sites, (_, report) => (pages += Math.min(1, report.pages.length)), AbortSignal.timeout(120_000))
crawler.stop()
// In kilobytes, the most that it ever was.
const peak = (process.resourceUsage().maxRSS * 1_024) / 1e6
process.stdout.write(JSON.stringify({ before, peak, pages }))
