import { dataRightsCalls as calls } from '#domain/dataRights/calls'
import type { Areas } from '../../area.ts'
import type { BlobStore } from '../../blobs/store.ts'
import type { Database } from '../../db/connect.ts'
import { languageOf } from '../../http/answer.ts'
import { noPage } from '../../http/headers.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { By } from '../../people/manage.ts'
import type { Secrets } from '../../secrets.ts'
import { erase } from './erase.ts'
import { exportPerson } from './exportPerson.ts'
import { find } from './find.ts'
import { lift } from './lift.ts'
import { closeRequest, listRequests, noteRequest } from './requests.ts'
import { restrict } from './restrict.ts'

type Asker = Pick<By, 'account' | 'user'>

export function dataRightsRoutes(
  route: Route,
  services: { database: Database; secrets: Secrets; areas: Areas; blobs: BlobStore },
): void {
  const { database, secrets, areas, blobs: store } = services
  const by = ({ account, user }: Asker, { device, address }: RequestContext): By => ({ account, user, device, address })
  const doing = (user: Asker, asking: RequestContext) => ({
    database,
    secrets,
    areas,
    store,
    account: user.account,
    by: by(user, asking),
  })

  route(calls.find, (subject, { account }) => find({ database, secrets, areas, account }, subject))
  route(calls.exportPerson, async (subject, user, asking) => {
    const language = languageOf(asking.request.headers.get('lang') ?? undefined)
    const file = await exportPerson({ ...doing(user, asking), language }, subject)
    return new Response(file, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="person.zip"',
        'content-security-policy': noPage,
        'cache-control': 'no-store',
      },
    })
  })
  route(calls.restrict, (input, user, asking) => restrict(doing(user, asking), input))
  route(calls.erase, ({ reason, ...subject }, user, asking) => erase(doing(user, asking), subject, reason))
  route(calls.lift, async (input, user, asking) => {
    await lift(doing(user, asking), input)
    return {}
  })

  route(calls.requests, (input, { account }) => listRequests(database, account, input))
  route(calls.note, (input, user, asking) => noteRequest(database, by(user, asking), input))
  route(calls.close, async (input, user, asking) => {
    await closeRequest(database, by(user, asking), input)
    return {}
  })
}
