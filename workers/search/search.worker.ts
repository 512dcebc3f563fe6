import { expose, proxy } from 'comlink'
import { openForReading } from '../database/read.ts'
import { channelName } from '../database/schema.ts'
import type { TabMessage } from '../sync/tabMessage.ts'
import { Follower } from './follow.ts'
import type { SearchWorkerApi } from './workerApi.ts'

let follower: Follower | undefined
const index = () => {
  if (!follower) throw new Error('The search worker was not started')
  return follower.index
}

const api: SearchWorkerApi = {
  async start(owner) {
    const mine = new Follower(await openForReading(owner))
    new BroadcastChannel(channelName(owner)).addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.t === 'commit' && data.rows) void mine.catchUp()
    })
    await mine.start()
    follower = mine
  },
  async open(query, onChange) {
    return proxy(index().open(query, onChange))
  },
  facets: async () => index().facets(),
  ping: () => true,
}

expose(api)
