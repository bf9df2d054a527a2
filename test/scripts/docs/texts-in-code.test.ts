import { expect, test } from '@playwright/test'
import { textsInCode } from '../../../scripts/check/texts-in-code.ts'

type Row = [what: string, file: string, source: string, found: string[]]

const vue = (template: string): string =>
  `<script setup>\nconst title = 'Robots'\n</script>\n<template>\n${template}\n</template>\n`

const rows: Row[] = [
  ['passes a text of a message file', 'a.tsx', `<h1 title={t('a.b')}>{t('a.title')}</h1>`, []],
  ['passes signs, and one letter', 'a.tsx', '<b>·</b>; <i>×</i>; <u>3 m</u>', []],
  ['passes names that nobody reads', 'a.tsx', `<a className="big one" href="/login" id={'main'}>{t('a')}</a>`, []],
  ['finds a text between tags', 'a.tsx', '\n<p>\n  Log in\n</p>', ['a.tsx:3: «Log in»']],
  ['finds a text in another script', 'a.tsx', '<p>登录</p>', ['a.tsx:1: «登录»']],
  ['finds a literal in braces', 'a.tsx', `<p>{'Log in'}</p>`, ['a.tsx:1: «Log in»']],
  ['finds an arm of a choice', 'a.tsx', `<p>{open ? 'Close it' : t('a')}</p>`, ['a.tsx:1: «Close it»']],
  ['finds a text behind a condition', 'a.tsx', `<p>{late && 'Too late'}</p>`, ['a.tsx:1: «Too late»']],
  ['finds a template', 'a.tsx', '<p>{`Hello $' + '{name}`}</p>', ['a.tsx:1: «Hello»']],
  ['finds a label that is read out', 'a.tsx', '<button aria-label="Close" />', ['a.tsx:1: «Close»']],
  ['finds a tooltip in braces', 'a.tsx', `<button title={'Close'} />`, ['a.tsx:1: «Close»']],
  ['passes a template of Vue with keys', 'a.vue', vue(`<h1 :title="text('a')">{{ text('b') }}</h1>`), []],
  ['passes a template of Svelte with keys', 'a.svelte', `<h1 class="page title">{$text('a')}</h1>`, []],
  ['finds a text of Svelte', 'a.svelte', '<p>\n{#if yes}Robots{/if}</p>', ['a.svelte:2: «Robots»']],
  ['finds a placeholder of Svelte', 'a.svelte', '<input placeholder="Search">', ['a.svelte:1: «Search»']],
  ['finds a text of Vue', 'a.vue', vue('<h1>Robots</h1>'), ['a.vue:5: «Robots»']],
  ['finds a placeholder of Vue', 'a.vue', vue('<div><input placeholder="Search"></div>'), ['a.vue:5: «Search»']]
]

for (const [what, file, source, found] of rows) {
  test(what, () => {
    expect(textsInCode(file, source)).toEqual(found.map(it => `${it} belongs into a message file`))
  })
}
