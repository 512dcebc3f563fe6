import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cutLines, lengthOf } from '#domain/campaigns/runs'
import {
  blockAt,
  duplicateBlock,
  type EditResult,
  type Gap,
  gapAfter,
  insertBlock,
  isFull,
  moveBlock,
  removeBlock,
  replaceBlock,
  type Spot,
  setBlock,
  stepBlock,
} from '#domain/email/render/editBlocks'
import type { Block, SimpleBlock } from '#domain/email/render/message'
import { newPicture } from '#domain/email/render/newBlock'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import type { NewFile } from '#workers/sync/core/ports'
import type { EditingSession, EditingState } from '../../../../components/mail/editing/editing.ts'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'
import { useClient } from '../../../../lib/client.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useHere } from '../../../../lib/useHere.ts'
import type { Editor } from './editor.ts'

type Picture = Extract<SimpleBlock, { kind: 'picture' }>

/** What can be done to the parts of a message; each step can be undone. */
export function useEditorOf(
  id: string,
  editing: EditingSession,
  state: EditingState,
  pictures: Editor['pictures'],
): { editor: Editor; said: string } {
  const { t } = useTranslation('email')
  const { files } = useClient()
  const toasts = useToasts()
  const here = useHere()
  const [selected, select] = useState<Spot | null>(null)
  const [added, setAdded] = useState<Spot | null>(null)
  const [dragged, drag] = useState<Spot | null>(null)
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)

  const change = (edit: (fields: MessageFields) => MessageFields, group?: string) => editing.change(edit, group ?? null)
  const edit = (step: (content: Block[]) => Block[], group?: string) =>
    change((fields) => ({ ...fields, content: step(fields.content) }), group)
  /** What it gives is chosen then; null: it cannot be done. */
  function apply(step: (content: Block[]) => EditResult | null): EditResult | null {
    const done = step(editing.state().fields.content)
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

  async function drawn(file: File): Promise<NewFile | null> {
    const made = await files.picture(file, { taken: true })
    if (made.kind === 'made') return made.file
    toasts.failed(new AppError(made.code, made.values && { values: made.values }))
    return null
  }
  /** The bytes are kept with the change that names them: one after the other. */
  async function withPictures(chosen: readonly File[], put: (picture: Picture, nth: number) => void) {
    setBusy(true)
    try {
      for (const [nth, one] of chosen.entries()) {
        if (isFull(editing.state().fields.content)) return tellFull()
        const file = await drawn(one)
        if (!file) continue
        put(newPicture(file.ref as Picture) as Picture, nth)
        await editing.flush(file)
      }
    } finally {
      setBusy(false)
    }
  }

  const editor: Editor = {
    id,
    editing,
    state,
    pictures,
    selected,
    added,
    select,
    dragged,
    drag,
    change,
    isBusy,
    here,
    set: (spot, block, group) => edit((content) => setBlock(content, spot, block), group),
    add(gap, block) {
      const done = apply((content) => insertBlock(content, gap, block, blockId))
      if (done) setAdded(done.spot)
      else tellFull()
    },
    addPictures(chosen, gap) {
      let at: Gap = gap
      void withPictures(chosen, (picture) => {
        const done = apply((content) => insertBlock(content, at, picture, blockId))
        if (done) at = gapAfter(done.content, done.spot)
      })
    },
    cutIn(spot, chosen, line, offset) {
      void withPictures(chosen, (picture, nth) =>
        edit((content) => {
          const block = nth === 0 ? blockAt(content, spot) : undefined
          // The others follow the first.
          if (block?.kind !== 'text')
            return insertBlock(content, gapAfter(content, spot), picture, blockId)?.content ?? content
          const parts = cutLines(block.lines, line, offset).map((lines): SimpleBlock => ({ ...block, lines }))
          const [before, after] = parts as [SimpleBlock, SimpleBlock]
          return replaceBlock(content, spot, hasWords(after) ? [before, picture, after] : [before, picture], blockId)
        }),
      )
    },
    replacePicture(spot, file) {
      void withPictures([file], ({ hash, size, mime }) =>
        edit((content) => {
          const block = blockAt(content, spot)
          return block?.kind === 'picture' ? setBlock(content, spot, { ...block, hash, size, mime }) : content
        }),
      )
    },
    remove(spot) {
      const { content: before } = editing.state().fields
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
const hasWords = (block: SimpleBlock) => block.kind === 'text' && block.lines.some((line) => lengthOf(line) > 0)
