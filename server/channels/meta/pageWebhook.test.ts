import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mentionOfRef, type PageHeard, readPageCall, readPageEntry } from './pageWebhook.ts'

const heard = (object: 'page' | 'instagram', entry: object): PageHeard[] =>
  readPageCall(JSON.stringify({ object, entry: [entry] }))!.flatMap(readPageEntry)
const messaging = (event: object) =>
  heard('page', { id: '10', messaging: [{ sender: { id: '7' }, recipient: { id: '10' }, timestamp: 5, ...event }] })
const feed = (value: object) => heard('page', { id: '10', changes: [{ field: 'feed', value }] })

test('messages, their echoes, and what became of them', () => {
  expect(messaging({ message: { mid: 'm1', text: 'Hi', reply_to: { mid: 'm0' } } })).toEqual([
    { kind: 'message', person: '7', ref: 'm1', at: 5, body: 'Hi', answers: 'm0', attached: '', files: [] },
  ])
  expect(messaging({ message: { mid: 'm2', attachments: [{ type: 'image' }] } })).toMatchObject([
    { kind: 'message', body: '', attached: 'image' },
  ])
  const url = 'https://cdn.fbsbx.com/a.png'
  const picture = { type: 'image', payload: { url } }
  expect(messaging({ message: { mid: 'm2', attachments: [picture, { type: 'story_mention' }] } })).toMatchObject([
    { body: '', attached: 'story_mention', files: [{ type: 'image', url, isSticker: false }] },
  ])
  expect(messaging({ message: { mid: 'm3', is_echo: true, metadata: 'key' } })).toMatchObject([
    { kind: 'echo', person: '10', ref: 'm3', key: 'key' },
  ])
  expect(messaging({ delivery: { mids: ['m3'], watermark: 9 } })).toEqual([{ kind: 'delivered', refs: ['m3'], at: 5 }])
  expect(messaging({ read: { watermark: 9 } })).toEqual([{ kind: 'read', person: '7', until: 9 }])
})

test('comments as they come, change and go; of what the page says itself only answers to comments are anybody’s', () => {
  const comment = {
    item: 'comment',
    verb: 'add',
    comment_id: 'c1',
    post_id: 'p1',
    from: { id: '7', name: 'Ana' },
    message: 'Hi',
    created_time: 3,
  }
  expect(feed(comment)).toMatchObject([{ kind: 'comment', person: '7', ref: 'c1', at: 3_000, body: 'Hi', post: 'p1' }])
  const own = { ...comment, from: { id: '10', name: 'We' } }
  expect(feed(own)).toEqual([])
  expect(feed({ ...own, parent_id: 'p1' })).toEqual([])
  expect(feed({ ...own, parent_id: 'c0' })).toEqual([
    { kind: 'ownComment', ref: 'c1', parent: 'c0', at: 3_000, body: 'Hi' },
  ])
  expect(feed({ ...comment, verb: 'edited', message: 'Ho' })).toMatchObject([{ kind: 'commentEdited', body: 'Ho' }])
  expect(feed({ ...comment, verb: 'remove' })).toMatchObject([{ kind: 'commentGone', ref: 'c1' }])
  expect(feed({ ...comment, verb: 'hide' })).toMatchObject([{ kind: 'commentHidden', isHidden: true }])
  expect(feed({ item: 'reaction', verb: 'add' })).toEqual([])
})

test('mentions on Instagram are told by ids alone, which an answer needs', () => {
  const [mention] = heard('instagram', {
    id: '10',
    time: 2,
    changes: [{ field: 'mentions', value: { media_id: '5', comment_id: '6' } }],
  })
  expect(mention).toMatchObject({ kind: 'comment', person: null, isMention: true })
  expect(mentionOfRef((mention as { ref: string }).ref)).toEqual({ media: '5', comment: '6' })
  expect(mentionOfRef('17950000000001')).toBeNull()
})

test('whatever comes is read without failing, and hides nothing beside it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (strange) => {
      const entry = {
        id: '10',
        changes: [
          { field: 'feed', value: strange },
          { field: 'leadgen', value: { leadgen_id: 1, form_id: 2 } },
        ],
        messaging: [strange],
      }
      expect(heard('page', entry)).toContainEqual({ kind: 'lead', ref: '1', form: '2', at: null })
      readPageCall(JSON.stringify(strange))
      for (const value of ['instagram', 'page'] as const)
        heard(value, { id: '1', changes: [{ field: 'comments', value: strange }] })
    }),
  )
})
