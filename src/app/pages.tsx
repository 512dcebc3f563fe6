import i18next from 'i18next'
import { type ComponentType, lazy, useState } from 'react'
import type { UserInfo } from '#domain/auth/user'
import { features } from '../features/index.ts'
import type { Feature, Screen } from '../lib/feature.ts'
import { maySee, tileOf } from './guards.ts'

export type Page = Screen & { feature: Feature; Component: ComponentType; fetch: () => Promise<unknown> }

/** Every page inside the frame. Its code and its words come together, when it is first opened. */
export const pages: Page[] = features.flatMap((feature) => feature.screens.map((screen) => pageOf(feature, screen)))

export const pageAt = (path: string) => pages.find((page) => path === page.path)
export const pagesBeside = (path: string, user: UserInfo) =>
  pages.filter((page) => tileOf(page.path) === tileOf(path) && maySee(page, user))

function pageOf(feature: Feature, screen: Screen): Page {
  let Ready: ComponentType | null = null
  const fetch = async () => {
    const [{ Component }] = await Promise.all([screen.load(), i18next.loadNamespaces(feature.id)])
    Ready = Component
    return { default: Component }
  }
  const Late = lazy(fetch)
  // Code that is here already must not suspend: React holds back what follows a fallback for 300 ms.
  // Chosen once per mount, since the other one would be another component, and begin again.
  const Component = () => {
    const [Shown] = useState(() => Ready ?? Late)
    return <Shown />
  }
  return { ...screen, feature, fetch, Component }
}
