import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  blockAt,
  breakHeading,
  cutInBlocks,
  duplicateBlock,
  type EditResult,
  type Gap,
  gapAfter,
  insertBlock,
  isFull,
  joinBlock,
  moveBlock,
  removeBlock,
  type Spot,
  setBlock,
  stepBlock,
} from '#domain/email/render/editBlocks'
import type { Block, SimpleBlock } from '#domain/email/render/message'
import { newPicture } from '#domain/email/render/newBlock'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useToasts } from '../../lib/toasts.ts'
import { useHere } from '../../lib/useHere.ts'
import type { BlockEditor, BlockPlace, PictureFile } from './blockEditor.ts'

/** What can be done to parts, wherever they are kept; each step can be undone. `said`: told to who does not see it. */
export function useBlockSteps({ edit, takePicture, ...place }: BlockPlace): { editor: BlockEditor; said: string } {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const here = useHere()
  const [selected, select] = useState<Spot | null>(null)
  const [added, setAdded] = useState<Spot | null>(null)
  const [caret, setCaret] = useState<BlockEditor['caret']>(null)
  const [dragged, drag] = useState<Spot | null>(null)
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { latest } = place

  /** What it gives is chosen then; null: it cannot be done. */
  function apply<R extends EditResult>(step: (content: Block[]) => R | null): R | null {
    const done = step(latest())
    if (!done) return null
    edit(() => done.content)
    select(done.spot)
    return done
  }
  const tellPlace = ({ content, spot }: EditResult) => {
    const at = content.findIndex((one) => one.id === spot.id) + 1
    say(t('message.editor.moved', { at, of: content.length }))
  }
  const tellFull = () => toasts.info(t('message.blocks.full', { count: limits.emailBlocks }))
  function begin(done: EditResult | null) {
    if (done) setAdded(done.spot)
    else tellFull()
  }

  /** The bytes are kept with the change that names them: one after the other. */
  async function withPictures(chosen: readonly File[], put: (file: PictureFile, nth: number) => void) {
    setBusy(true)
    try {
      for (const [nth, one] of chosen.entries()) {
        if (isFull(latest())) return tellFull()
        const taken = await takePicture(one)
        if (!taken) continue
        put(taken.file, nth)
        await taken.keep()
      }
    } finally {
      setBusy(false)
    }
  }

  const editor: BlockEditor = {
    ...place,
    selected,
    added,
    caret,
    select,
    dragged,
    drag,
    isBusy,
    set: (spot, block, group) => edit((content) => setBlock(content, spot, block), group),
    add: (gap, block) => begin(apply((content) => insertBlock(content, gap, block, blockId))),
    addPictures(chosen, gap) {
      let at: Gap = gap
      void withPictures(chosen, (file) => {
        const done = apply((content) => insertBlock(content, at, newPicture(file), blockId))
        if (done) at = gapAfter(done.content, done.spot)
      })
    },
    cutIn(spot, chosen, line, offset) {
      void withPictures(chosen, (file, nth) => {
        const blocks: [SimpleBlock] = [newPicture(file)]
        edit((content) => {
          // The others follow the first.
          const cut = nth === 0 ? cutInBlocks(content, spot, { line, offset, blocks }, blockId) : null
          return cut ?? insertBlock(content, gapAfter(content, spot), blocks[0], blockId)?.content ?? content
        })
      })
    },
    cutInParts(spot, blocks, line, offset) {
      const content = cutInBlocks(latest(), spot, { line, offset, blocks }, blockId)
      if (!content) return false
      edit(() => content)
      return true
    },
    breakOff: (spot, offset) => begin(apply((content) => breakHeading(content, spot, offset, blockId))),
    join(spot) {
      const done = apply((content) => joinBlock(content, spot))
      if (done) setCaret({ spot: done.spot, at: { line: done.line, offset: done.offset } })
      return done !== null
    },
    replacePicture(spot, chosen) {
      void withPictures([chosen], ({ hash, size, mime }) =>
        edit((content) => {
          const block = blockAt(content, spot)
          return block?.kind === 'picture' ? setBlock(content, spot, { ...block, hash, size, mime }) : content
        }),
      )
    },
    remove(spot) {
      const before = latest()
      const block = blockAt(before, spot)
      if (!block) return
      const after = gapAfter(before, spot)
      const gap = { ...after, at: after.at - 1 }
      edit((content) => removeBlock(content, spot))
      select(null)
      toasts.done(t('message.blocks.removed', { name: t(`message.blocks.${block.kind}`) }), {
        until: here(),
        undo: () => void apply((content) => insertBlock(content, gap, block, spot.inside ? blockId : () => spot.id)),
      })
    },
    duplicate(spot) {
      apply((content) => duplicateBlock(content, spot, blockId))
    },
    step(spot, by) {
      const done = apply((content) => stepBlock(content, spot, by, blockId))
      if (done) tellPlace(done)
    },
    move(from, to) {
      const done = apply((content) => moveBlock(content, from, to, blockId))
      if (done) tellPlace(done)
    },
  }
  return { editor, said }
}

const blockId = () => newId()
