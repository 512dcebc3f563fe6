import { expect, test } from 'vitest'
import { embedForm, isEmbedHost } from './embedForm.ts'

test('a form stands on a host of the list, with or without www, and on no other', () => {
  const hosts = ['blog.example.com', 'www.shop.example']
  for (const host of ['blog.example.com', 'www.blog.example.com', 'BLOG.example.com', 'shop.example'])
    expect([host, isEmbedHost(hosts, host)]).toEqual([host, true])
  for (const host of ['example.com', 'a.blog.example.com', 'blog.example.com.evil.example', 'myblog.example.com', ''])
    expect([host, isEmbedHost(hosts, host)]).toEqual([host, false])
})

test('what somebody calls their shop is text in the copied form, and no part of it', () => {
  const form = embedForm({ action: 'https://x.example/?a="&b', language: 'en', shop: '<b onload="x">&' })
  expect(form).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;')
  expect(form).toContain('action="https://x.example/?a=&quot;&amp;b"')
  expect(form).not.toContain('<b ')
})
