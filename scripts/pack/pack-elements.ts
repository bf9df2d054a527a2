import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { root } from '../support/process.mjs'
import { writePackage } from './write-package.ts'

/** Files that the build of the portal has made of the elements (`scripts/build/elements`, `rollup.config.mjs`). */
const built = [
  'portal-elements.js',
  'portal-elements.d.ts',
  'react.d.ts',
  'vue.d.ts',
  'svelte.d.ts',
  'custom-elements.json',
  'vscode.html-custom-data.json'
]

const styles = ['tokens.css', 'page-tokens.css']

/** Makes `robot-portal-elements` out of the built portal. @returns the path of the tarball */
export const packElements = async (): Promise<string> => {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  const withoutPage = await transform(await read('packages/elements/without-page.ts'), { loader: 'ts' })
  const files = [
    { name: 'without-page.js', text: withoutPage.code },
    ...(await Promise.all(built.map(async name => ({ name, text: await read(`build/elements/${name}`) })))),
    ...(await Promise.all(styles.map(async name => ({ name, text: await read(`elements/${name}`) }))))
  ]
  return writePackage({
    folder: 'elements',
    readme: 'elements.md',
    files,
    manifest: {
      files: files.map(({ name }) => name),
      sideEffects: ['./portal-elements.js', ...styles.map(name => `./${name}`)],
      exports: {
        '.': { types: './portal-elements.d.ts', node: './without-page.js', default: './portal-elements.js' },
        ...Object.fromEntries(['react', 'vue', 'svelte'].map(name => [`./${name}`, { types: `./${name}.d.ts` }])),
        ...Object.fromEntries(
          [...styles, 'custom-elements.json', 'vscode.html-custom-data.json', 'package.json'].map(name => [
            `./${name}`,
            `./${name}`
          ])
        )
      }
    }
  })
}
