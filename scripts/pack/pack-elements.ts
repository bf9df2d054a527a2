import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { root } from '../support/process.mjs'
import { writePackage } from './write-package.ts'

/** Files that the build of the portal has made of the elements (`scripts/build/elements`, `rollup.config.mjs`). */
const built = [
  'portal-elements.js',
  'portal-chart-drawing.js',
  'portal-elements.d.ts',
  'react.d.ts',
  'react-18.d.ts',
  'react-18.js',
  'vue.d.ts',
  'svelte.d.ts',
  'custom-elements.json',
  'vscode.html-custom-data.json'
]

const styles = ['tokens.css', 'page-tokens.css']

/** Modules of the package itself. */
const sources = ['without-page', 'component-of']

/**
 * Makes `robot-portal-elements` out of the built portal.
 * @param packages where folder and tarball are written
 * @returns the path of the tarball
 */
export const packElements = async (packages?: string): Promise<string> => {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')
  const compile = async (name: string): Promise<{ name: string; text: string }> => {
    const { code } = await transform(await read(`packages/elements/${name}.ts`), { loader: 'ts' })
    return { name: `${name}.js`, text: code }
  }
  const files = [
    ...(await Promise.all(sources.map(compile))),
    ...(await Promise.all(built.map(async name => ({ name, text: await read(`build/elements/${name}`) })))),
    ...(await Promise.all(styles.map(async name => ({ name, text: await read(`elements/${name}`) }))))
  ]
  return writePackage({
    folder: 'elements',
    ...(packages === undefined ? {} : { packages }),
    readme: 'elements.md',
    files,
    manifest: {
      files: files.map(({ name }) => name),
      sideEffects: ['./portal-elements.js', ...styles.map(name => `./${name}`)],
      exports: {
        '.': { types: './portal-elements.d.ts', node: './without-page.js', default: './portal-elements.js' },
        './react-18': { types: './react-18.d.ts', default: './react-18.js' },
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
