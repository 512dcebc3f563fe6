import { expect, test } from 'vitest'
import { followersBetween, followersInFile } from './followerFile.ts'

const entry = (value: string, timestamp = 1_700_000_000) => ({
  title: '',
  media_list_data: [],
  string_list_data: [{ href: `https://www.instagram.com/${value}`, value, timestamp }],
})

test('the download of Instagram is read as it is given, as JSON and as a page, each follower once', () => {
  const json = JSON.stringify([entry('lamp.shop'), entry('Lamp.Shop'), entry('casa_sombra'), entry('<script>')])
  expect(followersInFile(json)).toEqual([
    { name: 'lamp.shop', at: 1_700_000_000_000 },
    { name: 'casa_sombra', at: 1_700_000_000_000 },
  ])
  expect(followersInFile(JSON.stringify({ relationships_followers: [entry('lamp.shop')] }))).toHaveLength(1)
  const newer = [{ title: 'lamp.shop', string_list_data: [{ href: 'https://www.instagram.com/_u/lamp.shop' }] }]
  expect(followersInFile(JSON.stringify(newer))).toEqual([{ name: 'lamp.shop', at: null }])
  const page = `<html><body><div><a target="_blank" href="https://www.instagram.com/lamp.shop">lamp.shop</a></div>
    <a href="https://evil.example/">x</a><a target="_blank" href="https://www.instagram.com/casa_sombra">casa_sombra</a></html>`
  expect(followersInFile(page)?.map(({ name }) => name)).toEqual(['lamp.shop', 'casa_sombra'])
})

test('what is no such file is said to be none, and is not an empty list', () => {
  for (const text of ['', 'casa_sombra', '{}', '{"a":1}', '[1,2]', '{"a":', '[{"name":"x"}]'])
    expect(followersInFile(text)).toBeNull()
  expect(followersInFile('[]')).toEqual([])
})

test('a range has its first and its last', () => {
  expect(followersBetween(['a', 'b', 'c', 'd'], 2, 3)).toEqual(['b', 'c'])
  expect(followersBetween(['a', 'b'], 2, 9)).toEqual(['b'])
  expect(followersBetween(['a', 'b'], 1, 1)).toEqual(['a'])
})
