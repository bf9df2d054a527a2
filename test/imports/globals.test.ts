import { expect, test } from '@playwright/test'
import { findGlobals } from '../../scripts/check/globals.ts'

const used: [what: string, file: string, text: string][] = [
  ['localStorage', 'shell/pages/login.tsx', `localStorage.setItem('a', 'b')`],
  ['localStorage', 'shell/pages/login.tsx', `const kept = window.localStorage`],
  ['localStorage', 'shell/pages/login.tsx', `export const keep = () => ({ localStorage })`],
  ['WebSocket', 'elements/index.ts', `const open = () => new WebSocket('/')`],
  ['EventSource', 'root-config/start.ts', `const open = () => new globalThis.EventSource('/')`],
  ['document.cookie', 'elements/index.ts', `document.cookie = 'a=b'`],
  ['document.cookie', 'elements/index.ts', `const all = () => window.document.cookie`],
  ['fetch', 'shell/shell.tsx', `const load = () => <p>{fetch('/api')}</p>`],
  ['navigator.sendBeacon', 'shell/shell.tsx', `navigator.sendBeacon('/api')`],
  ['localStorage', 'sub-apps/message/app.svelte', `<script lang="ts">\nlocalStorage.clear()\n</script>\n<p></p>`],
  ['sessionStorage', 'sub-apps/robot/app.vue', `<script setup lang="ts">\nsessionStorage.clear()\n</script>`],
  ['location', 'session/routes/route.ts', `export const here = () => location.pathname`],
  ['document', 'session/routes/route.ts', `const title = () => document.title`],
  ['window', 'contract/calls/menu/menu.ts', `const wide = () => window.innerWidth`],
  ['.toFixed', 'sub-apps/robot/written.ts', `export const share = (value: number) => (value * 100).toFixed(1)`],
  ['.toLocaleString', 'shell/shell.tsx', `export const all = (count: number) => count.toLocaleString()`],
  ['a unit of size', 'shell/shell.tsx', `export const most = '32 MB'`],
  ["hour: '2-digit'", 'sub-apps/robot/written.ts', `const clock = { hour: '2-digit', minute: '2-digit' }`]
]

for (const [what, file, text] of used) {
  test(`finds ${what} in ${file}: ${text.replaceAll('\n', ' ')}`, () => {
    expect(findGlobals(file, text).map(found => found.what)).toContain(what)
  })
}

const harmless: [why: string, file: string, text: string][] = [
  ['the module may', 'session/browser/browser-adapter.ts', `export const keep = () => localStorage`],
  ['the root hands it to the session', 'root-config/start.ts', `start({ fetch: (url: string) => fetch(url) })`],
  ['it is a name of its own', 'session/calls/api.ts', `const { fetch } = adapter()\nfetch('/api')`],
  ['it is the name of a property', 'session/adapter.ts', `export type SessionAdapter = { location: () => string }`],
  ['it is the name of a property', 'session/routes/route.ts', `const { search } = adapter().location()`],
  ['it is a type', 'session/adapter.ts', `export type Fetch = typeof globalThis.fetch`],
  ['it is a comment', 'shell/shell.tsx', `// not localStorage\nexport const a = 'localStorage'`],
  ['it is an attribute', 'shell/shell.tsx', `export const a = <b location="here" />`],
  ['it is another object', 'shell/shell.tsx', `export const a = jar.cookie`],
  ['the clock is named', 'shell/times.ts', `const clock = { hour: '2-digit', hourCycle: 'h23' }`],
  ['it is the value of a field', 'sub-apps/shop/money.pure.ts', `export const a = (1).toFixed(2)`]
]

for (const [why, file, text] of harmless) {
  test(`passes ${file} because ${why}: ${text.replaceAll('\n', ' ')}`, () => {
    expect(findGlobals(file, text)).toEqual([])
  })
}

test('names the line of the file, in a component too', () => {
  const component = `<template>\n<p>robots</p>\n</template>\n\n<script setup lang="ts">\nconst a = 1\nlocalStorage.clear()\n</script>`
  expect(findGlobals('sub-apps/robot/app.vue', component).map(found => found.line)).toEqual([7])
})
