import { expect, test } from 'vitest'
import { browserRegion } from './browserRegion.ts'

test.each([
  ['en-US', 'US'],
  ['zh-Hans-CN', 'CN'],
  ['zh', undefined],
  ['C', undefined],
  ['', undefined],
  ['en_US.UTF-8', undefined],
])('%s names %s', (tag, region) => expect(browserRegion(tag)).toBe(region))
