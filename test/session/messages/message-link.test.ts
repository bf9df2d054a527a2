import { assert } from 'chai'
import { messageLink } from '#session/message-centre/message-link.pure.ts'

const opened: [url: string, address: string][] = [
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://example.com/', 'https://example.com/'],
  ['/dashboard', '/dashboard'],
  ['/sub-app/robot?text=T10#top', '/sub-app/robot?text=T10#top']
]

const refused = [
  null,
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  'mailto:a@example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user:password@evil.example',
  'https://portal.example.com@evil.example/login',
  'https://@evil.example',
  'https://exa mple.com',
  'https://',
  'dashboard',
  './dashboard',
  '#top'
]

suite('The link of a message', () => {
  for (const [url, address] of opened) test(`${url} opens`, () => assert.strictEqual(messageLink(url), address))
  for (const url of refused) {
    test(`${JSON.stringify(url)} is none`, () => assert.strictEqual(messageLink(url), undefined))
  }
})
