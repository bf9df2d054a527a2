import { expect, test } from '@playwright/test'
import { deviceOf } from '../../../cloud/topics/identity/sign-in/device.pure.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const rows: [userAgent: string, browser: string | null, system: string | null][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome 126', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    'Microsoft Edge 126',
    'Windows'
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari 17',
    'macOS'
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari 17',
    'iOS'
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome 126', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox 127', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
  ['<script>alert(1)</script>', null, null],
  // Unknown names are not repeated, even if they have the form of a known one.
  ['You have won<b>/1.0', null, null],
  [`Mozilla/5.0 (Windows NT 10.0) Chrome/${'9'.repeat(400)}`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) Chrome/126 ${'x'.repeat(512)}`, null, null]
]

for (const [userAgent, browser, system] of rows)
  test(`reads ${browser} on ${system} from «${userAgent.slice(0, 90)}»`, () => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })
