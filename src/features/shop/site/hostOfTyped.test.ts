import { expect, test } from 'vitest'
import { hostOfTyped } from './hostOfTyped.ts'

test('a host is read from what is typed or copied', () => {
  expect(hostOfTyped(' Blog.Example.com ')).toBe('blog.example.com')
  expect(hostOfTyped('https://blog.example.com/lamps?x=1')).toBe('blog.example.com')
  expect(hostOfTyped('http://blog.example.com:8080')).toBe('blog.example.com')
  expect(hostOfTyped('博客.example')).toBe('xn--9krq6q.example')
  expect(hostOfTyped('')).toBe('')
})
