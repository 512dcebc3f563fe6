import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { Block } from '#domain/email/render/message'
import { picturesOf } from '#domain/email/render/picturesOf'
import { useFileUrls } from '../../../lib/fileUrl.ts'
import { type ContentState, createContentEditing } from './contentEditing.ts'
import type { TypedPicture } from './typedPicture.ts'

type Options = {
  blocks: Block[]
  chosen: readonly TypedPicture[]
  of: { entity: FileEntity; id: string }
  onBlocks: (blocks: Block[], chosen: readonly TypedPicture[]) => void
}

/** One language of a text while it is written; the form that it stands in keeps it. */
export function useContentEditing({ blocks, chosen, of, onBlocks }: Options) {
  const [editing] = useState(() => createContentEditing(blocks, chosen, Date.now))
  const state = useSyncExternalStore(editing.subscribe, editing.state)
  const tell = useEffectEvent(() => onBlocks(editing.state().content, editing.state().pictures))
  const follow = useEffectEvent((now: Block[]) => editing.follow(now, chosen))
  useEffect(() => {
    const stop = editing.subscribe(() => tell())
    return () => void stop()
  }, [editing])
  useEffect(() => follow(blocks), [blocks])
  return { editing, state, pictures: usePictureUrls(state, of) }
}

/** Those that are in no row yet, and those of the row. */
function usePictureUrls({ content, pictures }: ContentState, of: Options['of']): ReadonlyMap<string, string> {
  const fresh = useFreshUrls(pictures)
  const inRow = picturesOf(content).filter((hash) => !fresh.has(hash))
  const kept = useFileUrls(of.entity, of.id, inRow)
  return new Map([...kept, ...fresh])
}

function useFreshUrls(pictures: readonly TypedPicture[]): ReadonlyMap<string, string> {
  const urls = useMemo(() => new Map(pictures.flatMap(freshUrl)), [pictures])
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
    },
    [urls],
  )
  return urls
}

const freshUrl = ({ hash, bytes, mime }: TypedPicture): [hash: string, url: string][] =>
  bytes ? [[hash, URL.createObjectURL(new Blob([bytes], { type: mime }))]] : []
