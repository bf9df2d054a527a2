import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createManifest, type ElementDescription, elementsOf } from './describe-elements.ts'
import { editorData, elementTypes, functionTypes, jsxTypes, svelteTypes, vueTypes } from './element-types.ts'
import { react18Module, react18Types } from './react-18.ts'

/** The file of each element's class: `elements/portal-x/portal-x.ts`. */
export const elementFiles = async (): Promise<string[]> =>
  (await Array.fromAsync(glob('elements/portal-*/portal-*.ts')))
    .filter(file => basename(file, '.ts') === basename(dirname(file)))
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** Types that pages write for the elements; the declarations carry them whole. */
const typeFiles = [
  'elements/anywhere/page-adapter.ts',
  'contract/page/chart.ts',
  'contract/page/conflict.ts',
  'contract/page/table.ts',
  'contract/page/list.ts'
]

/** The elements as their sources describe them, and their types. */
export const readElements = async () => {
  const manifest = await createManifest(await elementFiles())
  const elements = elementsOf(manifest)
  const types = elementTypes(elements, await Promise.all(typeFiles.map(file => readFile(file, 'utf8'))))
  return { manifest, elements, types }
}

/** Puts beside the elements' module what editors, type checkers and catalogues read of it. */
export const writeElementData = async (folder: string): Promise<ElementDescription[]> => {
  const { manifest, elements, types } = await readElements()
  const written: Record<string, string> = {
    'custom-elements.json': JSON.stringify(manifest, null, 2),
    'vscode.html-custom-data.json': JSON.stringify(editorData(elements), null, 2),
    'portal-elements.d.ts': types + functionTypes,
    'react.d.ts': jsxTypes(elements),
    'react-18.d.ts': react18Types(elements),
    'react-18.js': react18Module(elements),
    'vue.d.ts': vueTypes(elements),
    'svelte.d.ts': svelteTypes(elements)
  }
  await Promise.all(Object.entries(written).map(([name, text]) => writeFile(join(folder, name), text)))
  return elements
}
