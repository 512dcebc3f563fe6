import type { FluentIcon } from '@fluentui/react-icons'
import type { ComponentType } from 'react'
import type { LabelKind } from '#domain/contacts/label'
import type { Change } from '#workers/sync/api'
import type { AreaId } from '../features/index.ts'
import type { TextLoader } from './texts.ts'
import type { TileId } from './tiles.ts'

/** One area of the product, as the frame needs to know it. `features/index.ts` lists them. */
export type Feature = {
  id: AreaId
  texts: TextLoader
  /** Pages inside the frame. A tile of the menu appears with its first page. */
  screens: Screen[]
  /** The one thing to do first in this area; the round button of a phone. `to` is an address. */
  capture?: { to: string; icon: FluentIcon; title: string }
  /** A waiting or refused change in plain words; null when it is not of this area. */
  describeChange?: (change: Change, names?: RowNames) => Promise<ChangeWords | null>
}

export type Screen = {
  path: `/${TileId}/${string}`
  /** Key of its name in the area's texts, for sub-menu, tab and window title. */
  title: string
  icon?: FluentIcon
  /** Where it stands in its tile's menu, of which several areas may have pages; else those come in the order of the areas. */
  place?: number
  /** `main`: a sub account does not see it. */
  access?: 'main'
  /** It stands in a phone's bar itself, and for its area. */
  inBar?: true
  load: () => Promise<{ Component: ComponentType }>
}

/** What words need to know of the rows that a change is about. */
export type RowNames = {
  contact: (id: string) => Promise<string | null>
  label: (kind: LabelKind, id: string) => Promise<string | null>
}

/** `edit`: the address where the user can correct it. */
export type ChangeWords = { title: string; detail?: string; edit?: string }
