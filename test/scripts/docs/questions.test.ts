import { glob, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Language, languageCodes } from '../../../contract/languages.ts'

/* The button that leaves everything as it is says "Cancel", unless a question names another text for it. */

const root = resolve(import.meta.dirname, '../../..')

const filesOf = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root }))).map(file => file.replaceAll('\\', '/')).sort()

const read = (file: string): Promise<string> => readFile(`${root}/${file}`, 'utf8')

/** The texts of some folders in one language, by their keys. */
const textsOf = async (folders: readonly string[], language: Language): Promise<Record<string, string>> => {
  const files = folders.map(async folder => JSON.parse(await read(`${folder}/${language}.json`)))
  return Object.assign({}, ...(await Promise.all(files)))
}

/** A question of a source: the keys of its yes, as patterns, and whether it names its other button. */
const questionsOf = (source: string): { keys: RegExp[]; names: boolean }[] =>
  [...source.matchAll(/^( *)yes: (.*)$/gm)].map(({ index, 1: indent = '', 2: yes = '' }) => {
    const rest = source.slice(index)
    const end = rest.search(new RegExp(`^ {0,${Math.max(0, indent.length - 1)}}[})]`, 'm'))
    const keys = [...yes.matchAll(/['`]([^'`]+)['`]/g)].map(
      ([, key = '']) => new RegExp(`^(common\\.)?${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`)
    )
    return { keys, names: /\bno:/.test(rest.slice(0, end < 0 ? undefined : end)) }
  })

test('a question whose yes says "Cancel" in some language names what the other button keeps', async () => {
  const own = [...new Set((await filesOf('session/messages/**/*.json')).map(dirname))]
  const files = await filesOf('{shell,root-config,sub-apps}/**/*.{ts,tsx,vue,svelte}')
  const unclear: string[] = []
  let asked = 0
  for (const file of files) {
    const questions = questionsOf(await read(file))
    asked += questions.length
    const app = /^sub-apps\/[^/]+/.exec(file)?.[0]
    const folders = app === undefined ? [] : (await filesOf(`${app}/**/messages/en.json`)).map(dirname)
    for (const language of questions.some(({ names }) => !names) ? languageCodes : []) {
      const texts = await textsOf([...own, ...folders], language)
      const cancel = (texts['dialog.cancel'] ?? '').toLowerCase()
      for (const { keys } of questions.filter(({ names }) => !names))
        for (const [key, text] of Object.entries(texts))
          if (keys.some(one => one.test(key)) && text.toLowerCase().includes(cancel))
            unclear.push(`${file}: ${text} (${language})`)
    }
  }
  expect(asked).toBeGreaterThan(30)
  expect(unclear).toEqual([])
})
