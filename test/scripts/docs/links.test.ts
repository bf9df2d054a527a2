import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

/** Made by commands, and not part of the sources. */
const made = ['node_modules', 'build', 'test-results']

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: made }).map(path => path.replaceAll('\\', '/'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** A document without the code that it shows. */
const proseOf = (path: string) => textOf(path).replace(/^ *```[\s\S]*?^ *```/gm, '')

const documents = filesOf('{*.md,docs/**/*.md,*/README.md,*/*/README.md}')

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target).filter(target => !/^\w+:/.test(target))

/** The anchors that GitHub makes of the headings of a document. */
const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  )

test('links and anchors are found in a text', () => {
  expect(linksIn('[a](b.md#c), [d](https://e.example), ![f](g.png)')).toEqual(['b.md#c', 'g.png'])
  expect(anchorsIn('# Tags, properties\n## 1. It’s `so`')).toEqual(['tags-properties', '1-its-so'])
  expect(documents.flatMap(file => linksIn(proseOf(file))).length).toBeGreaterThan(100)
})

test('every link of a document leads to a file, and to a heading of that file', () => {
  const wrong = documents.flatMap(file =>
    linksIn(proseOf(file))
      .filter(link => {
        const [path = '', anchor] = link.split('#')
        const target = path === '' ? file : join(dirname(file), path)
        if (!existsSync(join(root, target))) return true
        return anchor !== undefined && !anchorsIn(proseOf(target)).includes(anchor)
      })
      .map(link => `${file}: ${link}`)
  )
  expect(wrong).toEqual([])
})

test('every decision is linked from the code or the document that it explains', () => {
  const decisions = filesOf('docs/decisions/[0-9]*.md').map(path => path.split('/').at(-1) ?? '')
  const sources = filesOf(
    '{*.{md,mjs},{bench,clean-centre,cloud,conformance,contract,controls,docs,elements,packages,root-config,scripts,session,shell,sub-apps,test}/**/*.{ts,tsx,mjs,css,html,vue,svelte,md}}'
  )
    .filter(path => !path.startsWith('docs/decisions/'))
    .map(textOf)
  expect(decisions.length).toBeGreaterThan(15)
  expect(decisions.filter(name => !sources.some(text => text.includes(`decisions/${name}`)))).toEqual([])
})
