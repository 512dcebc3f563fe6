import { useState } from 'react'
import { type PageTree, treeOf } from '#domain/leadSources/recipe/pageTree'
import { leadCalls } from '#domain/leads/calls'
import type { OutputOf } from '#domain/shared/call'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'

export type OpenedPage = Omit<OutputOf<typeof leadCalls.list_page>, 'nodes'> & { tree: PageTree }

/** A page of a list, as its parts; null until it is opened. */
export function useListPage() {
  const toasts = useToasts()
  const [page, setPage] = useState<OpenedPage | null>(null)
  const [isOpening, setOpening] = useState(false)
  const open = async (url: string) => {
    setOpening(true)
    try {
      const { nodes, ...answer } = await request(leadCalls.list_page, { url })
      setPage({ ...answer, tree: treeOf(nodes) })
    } catch (error) {
      toasts.failed(error)
    } finally {
      setOpening(false)
    }
  }
  return { page, isOpening, open }
}
