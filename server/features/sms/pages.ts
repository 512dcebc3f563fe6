import type { HttpApp } from '../../http/route.ts'
import { smsHooks } from './hooks.ts'
import { shortLinkPage } from './shortLinkPage.ts'

type PageServices = Parameters<typeof smsHooks>[1] & Parameters<typeof shortLinkPage>[1]

/** What services and receivers ask for. */
export function smsPages(app: HttpApp, services: PageServices): void {
  smsHooks(app, services)
  shortLinkPage(app, services)
}
