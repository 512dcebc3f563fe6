import i18next from 'i18next'
import { type ComponentType, lazy, useState } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { features } from '../features/index.ts'
import type { Feature, Screen } from '../lib/feature.ts'
import type { TileId } from '../lib/tiles.ts'
import { maySee, tileOf } from './guards.ts'

export type AppPage = Screen & { feature: Feature; Component: ComponentType; fetch: () => Promise<unknown> }

/** Every page inside the frame. Its code and its words come together, when it is first opened. */
export const pages: AppPage[] = features.flatMap((feature) => feature.screens.map((screen) => pageOf(feature, screen)))

export const builtTiles: ReadonlySet<TileId> = new Set(pages.flatMap((page) => tileOf(page.path) ?? []))

export const pageAt = (path: string) => pages.find((page) => path === page.path)
export const pagesBeside = (path: string, user: UserInfo) =>
  pages
    .filter((page) => tileOf(page.path) === tileOf(path) && maySee(page, user))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))

function pageOf(feature: Feature, screen: Screen): AppPage {
  let ready: ComponentType | null = null
  const fetch = async () => {
    const [{ Component }] = await Promise.all([screen.load(), i18next.loadNamespaces(feature.id)])
    ready = Component
    return { default: Component }
  }
  const late = lazy(fetch)
  const choose = () => ready ?? late
  return { ...screen, feature, fetch, Component: () => <Chosen choose={choose} /> }
}

/**
 * Code that is here already must not suspend: React holds back what follows a fallback for 300 ms. Chosen once per mount,
 * since the other one would be another component, and begin again.
 */
function Chosen({ choose }: { choose: () => ComponentType }) {
  const [Shown] = useState(choose)
  return <Shown />
}
