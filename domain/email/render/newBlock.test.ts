import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Block } from './message.ts'
import { blockKinds, newBlock, newPicture } from './newBlock.ts'

test('every part that can be added is one that a row takes', () => {
  for (const kind of blockKinds) {
    const block = kind === 'picture' ? newPicture({ hash: 'a'.repeat(64), size: 1, mime: 'image/png' }) : newBlock(kind)
    expect([kind, z.safeParse(Block, { id: 'b1', block }).success]).toEqual([kind, true])
  }
})
